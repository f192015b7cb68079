import { isOrderActive, type OrderStatus as Status } from '@guest/shared/contracts/menu/order-status';
import { Section } from '@guest/shared/ui/section/section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { DiningUpdatesOffer } from '../../push-offer/dining-updates-offer';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';
import { OrderTotals } from '../quote/order-totals';
import { PricedLines } from '../quote/priced-lines';
import { QuoteText } from '../quote/quote-text';
import { paymentTexts } from '../parts/payment-field';
import { OrderIssue } from './order-issue';
import { OrderRating } from './order-rating';
import { OrderTimeline } from './order-timeline';
import { OrdersFailed } from './orders-failed';
import { StatusHead } from './status-head';
import { useOrder } from './use-order';

/**
 * Issues can be reported only for orders that were prepared; a declined or cancelled order explains itself.
 */
const REPORTABLE_STATUSES: readonly Status[] = ['delivered', 'failed'];

/** The status of these orders says that nothing is charged, so their method of payment would contradict it. */
const UNCHARGED_STATUSES: readonly Status[] = ['rejected', 'cancelled', 'lapsed'];

/** Shows the status of an order, its estimated time and its details. */
export function OrderStatus({ uuid }: { uuid: string }) {
  const text = useOrderText();
  const { order, error, retry, update } = useOrder(uuid);
  if (!order)
    return error ? <OrdersFailed error={error} retry={retry} /> : <Skeleton shape="row" count={5} />;
  const { payment, allergyNote, note } = order;
  // The charge may be on the bill already, but the hotel's system has not confirmed it.
  const isBeingCharged = payment.status === 'authorised' && order.status !== 'placed';
  return (
    <>
      <StatusHead order={order} onUpdate={update} />
      <OrderTimeline order={order} />
      {isOrderActive(order.status) && <DiningUpdatesOffer />}
      {order.canRate && <OrderRating order={order} />}
      {REPORTABLE_STATUSES.includes(order.status) && <OrderIssue order={order} onUpdate={update} />}
      <Section heading={text('Order details')}>
        <PricedLines {...order} />
        {allergyNote && <QuoteText of={allergyNote} />}
        {note && <QuoteText of={note} />}
      </Section>
      <Section heading={text('Total')}>
        <OrderTotals {...order} />
        {!UNCHARGED_STATUSES.includes(order.status) && (
          <p className={styles.agreed}>
            {payment.status === 'failed' &&
              text("We couldn't charge this to your room. We'll contact you about payment.")}
            {isBeingCharged && text('This is being put on your room.')}
            {payment.status !== 'failed' &&
              !isBeingCharged &&
              text('Payment: {method}', { method: text(paymentTexts[payment.method]) })}
          </p>
        )}
      </Section>
    </>
  );
}
