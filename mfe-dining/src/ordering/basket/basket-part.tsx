import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { ActionBar } from '@guest/shared/ui/button/action-bar';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Price } from '@guest/shared/ui/base/price';
import { Section } from '@guest/shared/ui/section/section';
import { EmptyBasket } from '../parts/empty-basket';
import { OrderNeedsConnection } from '../parts/order-needs-connection';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';
import { OrderTotals } from '../quote/order-totals';
import { ProblemNotice } from '../quote/problem-notice';
import { QuoteFailed } from '../quote/quote-failed';
import { useQuote } from '../quote/use-quote';
import { useOrderBasket } from '../parts/use-order-basket';
import { AllergyFields } from './allergy-fields';
import { BasketLines } from './basket-lines';
import { ChangesNotice } from './changes-notice';
import { KitchenFields } from './kitchen-fields';
import { TipField } from './tip-field';

/** Shows the basket with all its details; the server prices it again after every change. */
export function BasketPart({ outlet }: { outlet: Outlet }) {
  const text = useOrderText();
  const { property, basket, change } = useOrderBasket(outlet);
  const { quote, isCalculating, hasFailed, retry } = useQuote(property, basket);
  if (basket.lines.length === 0) return <EmptyBasket outlet={outlet.slug} />;
  const general = quote?.problems.filter(({ lineId }) => lineId === undefined) ?? [];
  return (
    <>
      <OrderNeedsConnection />
      {quote && <ChangesNotice basket={basket} quote={quote} onAcknowledge={change} />}
      <BasketLines outlet={outlet} basket={basket} quote={quote} onChange={change} />
      {general.map((problem) => (
        <ProblemNotice
          key={problem.code}
          problem={problem}
          onTime={(requestedFor) => change((now) => ({ ...now, requestedFor }))}
        />
      ))}
      <AllergyFields basket={basket} onChange={change} />
      <KitchenFields basket={basket} onChange={change} />
      {quote && <TipField basket={basket} quote={quote} onChange={change} />}
      {hasFailed && <QuoteFailed retry={retry} />}
      {quote && (
        <Section heading={text('Total')}>
          <div className={isCalculating ? styles.counting : undefined}>
            <OrderTotals {...quote} />
          </div>
        </Section>
      )}
      <ActionBar>
        <ButtonLink
          look="primary"
          isWide
          to="property-outlet-order-now-order-review"
          params={{ property, outlet: outlet.slug }}
        >
          {text('Review and order')}
          {quote && (
            <span className={styles.amount}>
              <Price price={{ ...quote, amount: quote.totals.total }} />
            </span>
          )}
        </ButtonLink>
      </ActionBar>
    </>
  );
}
