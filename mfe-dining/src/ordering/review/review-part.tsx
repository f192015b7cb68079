import { useHost } from '@guest/shared';
import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { PageLink } from '@guest/shared/page/page-link';
import { Section } from '@guest/shared/ui/section/section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Basket } from '../../basket/basket';
import { EmptyBasket } from '../parts/empty-basket';
import { modeTexts } from '../parts/mode-texts';
import { OrderNeedsConnection } from '../parts/order-needs-connection';
import { EstimatedTime } from '../parts/estimated-time';
import { useOrderText } from '../../lazy-texts/order-texts';
import { PricedLines } from '../quote/priced-lines';
import { OrderTotals } from '../quote/order-totals';
import { QuoteText } from '../quote/quote-text';
import { ProblemNotice } from '../quote/problem-notice';
import { QuoteFailed } from '../quote/quote-failed';
import { useQuote } from '../quote/use-quote';
import { OrderStatus } from '../status/order-status';
import { useOrderBasket } from '../parts/use-order-basket';
import { CancellationLine } from './cancellation-line';
import { PlaceOrder } from './place-order';

/** Shows everything that the guest agrees to, as quoted by the server. */
export function ReviewPart({ outlet }: { outlet: Outlet }) {
  const { property, basket, change, removeOrdered } = useOrderBasket(outlet);
  const quoteState = useQuote(property, basket);
  const { quote, isCalculating, hasFailed, retry } = quoteState;
  // The order is shown at once; on a slow connection the navigation completes later.
  const [placed, setPlaced] = useState<string>();
  if (placed !== undefined) return <OrderStatus uuid={placed} />;
  if (basket.lines.length === 0) return <EmptyBasket outlet={outlet.slug} />;
  if (!quote) {
    return (
      <>
        <OrderNeedsConnection />
        {hasFailed ? <QuoteFailed retry={retry} /> : <Skeleton shape="row" count={4} />}
      </>
    );
  }
  // The name in the quote comes first because it is in the language of the text; the basket has the name in
  // the language in which the item was added.
  const dishOf = (id: string | undefined) =>
    [...quote.lines, ...basket.lines].find(({ lineId }) => lineId === id)?.name;
  return (
    <>
      <OrderNeedsConnection />
      {/* The problems come first, because below the visible area nobody would see why the button is disabled. */}
      {quote.problems.map((problem) => (
        <ProblemNotice
          key={`${problem.code}${problem.lineId}`}
          problem={problem}
          dish={dishOf(problem.lineId)}
          onTime={(requestedFor) => change((now) => ({ ...now, requestedFor }))}
        />
      ))}
      <ReviewSummary outlet={outlet} basket={basket} quote={quote} />
      <PlaceOrder
        outlet={outlet}
        basket={basket}
        quote={quote}
        isCalculating={isCalculating}
        onChange={change}
        onQuote={quoteState.replace}
        onPlaced={(order, lines) => {
          setPlaced(order.uuid);
          removeOrdered(lines);
        }}
        onRoomChargeChange={retry}
      />
    </>
  );
}

function ReviewSummary({ outlet, basket, quote }: { outlet: Outlet; basket: Basket; quote: OrderQuote }) {
  const text = useOrderText();
  const params = { property: useOrderBasket(outlet).property, outlet: outlet.slug };
  const room = useStore(useHost().session, ({ user }) => user?.room);
  const { mode } = basket;
  // An empty place means the guest's own room.
  const place = basket.place || (mode === 'room' ? room : undefined);
  return (
    <>
      <Section
        heading={text('Where and when')}
        more={
          <PageLink to="property-outlet-order-now" params={params}>
            {text('Change')}
          </PageLink>
        }
      >
        <p>
          {place
            ? text('{how}: {place}', { how: text(modeTexts[mode].name), place: bidiIsolate(place) })
            : text(modeTexts[mode].name)}
        </p>
        <p>
          <EstimatedTime promise={quote.promise} mode={mode} />
        </p>
        <CancellationLine {...quote} />
      </Section>
      <Section
        heading={text('Your items')}
        more={
          <PageLink to="property-outlet-order-now-order-details" params={params}>
            {text('Change')}
          </PageLink>
        }
      >
        <PricedLines {...quote} />
        {basket.note && <QuoteText of={basket.note} />}
      </Section>
      <Section heading={text('Total')}>
        <OrderTotals {...quote} />
      </Section>
    </>
  );
}
