import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Price } from '@guest/shared/ui/base/price';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useId } from 'react';
import type { Basket } from '../basket/basket';
import { useBasket } from '../basket/use-basket';
import { useOrderText } from '../lazy-texts/order-texts';
import { BasketLineCard } from '../ordering/basket/basket-line-card';
import { OrderTotals } from '../ordering/quote/order-totals';
import { basketSubtotal } from '../ordering/quote/basket-subtotal';
import { useQuote } from '../ordering/quote/use-quote';
import styles from './basket-pane.module.css';
import { useIsWide } from './use-is-wide';

/** The basket beside a menu. It exists on wide screens only, so that phones do not ask for its prices. */
export function BasketPane({ outlet }: { outlet: string }) {
  return useIsWide() ? <Pane outlet={outlet} /> : null;
}

function Pane({ outlet }: { outlet: string }) {
  const text = useOrderText();
  const headingId = useId();
  const property = usePathParam('property');
  const { basket, change } = useBasket(property, outlet);
  const filled = basket && basket.lines.length > 0 ? basket : null;
  const { quote, isCalculating } = useQuote(property, filled);
  return (
    <section aria-labelledby={headingId} className={styles.pane}>
      <h2 id={headingId} className={styles.heading}>
        {text('Your order')}
      </h2>
      {!filled && <p className={styles.empty}>{text('Choose a dish, and it appears here.')}</p>}
      {filled && (
        <>
          <ul role="list" className={styles.lines}>
            {filled.lines.map((line) => (
              <BasketLineCard
                key={line.lineId}
                line={line}
                basket={filled}
                priced={quote?.lines.find(({ lineId }) => lineId === line.lineId)}
                problems={quote?.problems.filter(({ lineId }) => lineId === line.lineId) ?? []}
                onChange={(update) => change((now) => now && update(now))}
              />
            ))}
          </ul>
          <Total basket={filled} quote={quote} isCalculating={isCalculating} />
          <div className={styles.foot}>
            <ButtonLink look="primary" isWide to="property-outlet-order-now" params={{ property, outlet }}>
              {text('Continue to order')}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}

/** The totals of the server with each fee or, until they arrive, the sum of the prices as they were shown. */
function Total(props: { basket: Basket; quote: OrderQuote | undefined; isCalculating: boolean }) {
  const { basket, quote, isCalculating } = props;
  const text = useOrderText();
  const { currency, currencyPrecision } = basket;
  return (
    <div aria-busy={isCalculating} className={styles.totals}>
      {quote ? (
        <OrderTotals totals={quote.totals} currency={currency} currencyPrecision={currencyPrecision} />
      ) : (
        <p className={styles.total}>
          {text('Total')}
          <Price price={{ amount: basketSubtotal(basket, quote).amount, currency, currencyPrecision }} />
        </p>
      )}
    </div>
  );
}
