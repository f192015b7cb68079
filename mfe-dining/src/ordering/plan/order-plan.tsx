import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { ActionBar } from '@guest/shared/ui/button/action-bar';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Price } from '@guest/shared/ui/base/price';
import { Section } from '@guest/shared/ui/section/section';
import { basketItemCount } from '../../basket/basket';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';
import { basketSubtotal } from '../quote/basket-subtotal';
import { ProblemNotice } from '../quote/problem-notice';
import { QuoteFailed } from '../quote/quote-failed';
import { useQuote } from '../quote/use-quote';
import { OrderNeedsConnection } from '../parts/order-needs-connection';
import { useOrderBasket } from '../parts/use-order-basket';
import { TimeField } from './time-field';
import { DestinationField } from './destination-field';

/** Problems that the basket causes and not the choice of place or time. */
const BASKET_PROBLEMS = ['cart_empty', 'place_required', 'below_minimum', 'above_maximum', 'tip_too_high'];

/** Lets the guest choose the place and the time of the order, and shows problems at once. */
export function OrderPlan({ outlet }: { outlet: Outlet }) {
  const text = useOrderText();
  const { property, basket, change } = useOrderBasket(outlet);
  const { quote, isCalculating, hasFailed, retry } = useQuote(property, basket);
  const { currency, currencyPrecision } = basket;
  const problems = quote?.problems.filter(({ code }) => !BASKET_PROBLEMS.includes(code)) ?? [];
  const setTime = (requestedFor: string | null) => change((now) => ({ ...now, requestedFor }));
  return (
    <>
      <OrderNeedsConnection />
      <Section heading={text('Where')}>
        <DestinationField outlet={outlet} basket={basket} onChange={change} />
      </Section>
      <Section heading={text('When')}>
        {hasFailed && !quote ? (
          <QuoteFailed retry={retry} />
        ) : (
          <TimeField basket={basket} quote={quote} isCalculating={isCalculating} onTime={setTime} />
        )}
      </Section>
      {problems.map((problem) => (
        <ProblemNotice key={`${problem.code}${problem.lineId}`} problem={problem} onTime={setTime} />
      ))}
      {basket.lines.length > 0 && (
        <ActionBar>
          <ButtonLink
            look="primary"
            isWide
            to="property-outlet-order-now-order-details"
            params={{ property, outlet: outlet.slug }}
          >
            {text('{count, plural, one {Your order: # item} other {Your order: # items}}', {
              count: basketItemCount(basket),
            })}
            <span className={styles.amount}>
              <Price price={{ amount: basketSubtotal(basket, quote).amount, currency, currencyPrecision }} />
            </span>
          </ButtonLink>
        </ActionBar>
      )}
    </>
  );
}
