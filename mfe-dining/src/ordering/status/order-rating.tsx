import { useHost } from '@guest/shared';
import { orderRatingQueueKey } from '@guest/shared/choices/choice-queue-key';
import { sendChoice } from '@guest/shared/choices/send-choice';
import { useWaitingChoice } from '@guest/shared/choices/use-waiting-choice';
import type { Order } from '@guest/shared/contracts/order/order.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import { Section } from '@guest/shared/ui/section/section';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';
import { OrderComment } from './order-comment';
import styles from './status.module.css';

const STARS = [1, 2, 3, 4, 5];

/** Rates an order with one tap, which can be corrected, and an optional comment. It is kept without a connection. */
export function OrderRating({ order }: { order: Order }) {
  const text = useOrderText();
  const host = useHost();
  const property = usePathParam('property');
  const { uuid } = order;
  const waiting = useWaitingChoice('order-rating', orderRatingQueueKey(uuid));
  const rating = waiting ?? order.rating;

  async function rate(stars: number, comment: string | undefined): Promise<boolean> {
    const kind = 'order-rating';
    const isKept = await sendChoice(host, {
      kind,
      property,
      order: uuid,
      stars,
      ...(comment && { comment }),
    });
    if (!isKept) host.toast('error', text("We couldn't send this. Please try again."));
    return isKept;
  }
  return (
    <Section heading={rating ? text('Thanks for your feedback.') : text('How was it?')}>
      <div role="group" aria-label={text('How was it?')} className={styles.stars}>
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-pressed={stars === rating?.stars}
            aria-label={text('{stars, plural, one {# star} other {# stars}}', { stars })}
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
          send={(comment) => rate(rating.stars, comment)}
        />
      )}
    </Section>
  );
}
