import { useHost } from '@guest/shared';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import { Section } from '@guest/shared/ui/section/section';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';
import { OrderComment } from './order-comment';
import styles from './status.module.css';
import { useOrderStep } from './use-order-step';

const STARS = [1, 2, 3, 4, 5];

/** Rates an order with one tap, which can be corrected, and an optional comment. */
export function OrderRating({ order, onUpdate }: { order: Order; onUpdate: (order: Order) => void }) {
  const text = useOrderText();
  const { api } = useHost();
  const property = usePathParam('property');
  const { isBusy, step } = useOrderStep(onUpdate);
  const { uuid, rating } = order;
  const rate = (stars: number, comment: string | undefined) =>
    step(() =>
      api.call(orderContract.rateOrder, {
        params: { property, order: uuid },
        body: { stars, ...(comment && { comment }) },
        isToastSuppressed: true,
      }),
    );
  return (
    <Section heading={rating ? text('Thanks for your feedback.') : text('How was it?')}>
      <div role="group" aria-label={text('How was it?')} className={styles.stars}>
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-pressed={stars === rating?.stars}
            aria-label={text('{stars, plural, one {# star} other {# stars}}', { stars })}
            aria-busy={isBusy || undefined}
            className={classNames(styles.star, stars <= (rating?.stars ?? 0) && styles.given)}
            onClick={() => void rate(stars, rating?.comment)}
          >
            <Icon of={Star} />
          </button>
        ))}
      </div>
      {rating && (
        <OrderComment
          name="comment"
          label={text('Would you like to tell us more?')}
          before={rating.comment}
          isBusy={isBusy}
          send={(comment) => rate(rating.stars, comment)}
        />
      )}
    </Section>
  );
}
