import type { Order } from '@guest/shared/contracts/order/order.contract';
import { isOrderActive } from '@guest/shared/contracts/menu/order-status';
import { clock } from '@guest/shared/format/clock';
import { useProperty } from '@guest/shared/property/use-property';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import { EstimatedTime } from '../parts/estimated-time';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './status.module.css';
import { statusText, statusDescriptions } from './status-texts';

/** Shows the status, the estimated time and any delay. */
export function StatusHead({ order }: { order: Order }) {
  const { status, mode, reference, delayMinutes, delayReason, histories, isArrivalUnsure } = order;
  const text = useOrderText();
  const listOf = useAllergenList();
  const { timeZone } = useProperty();
  const last = histories.at(-1);
  const isActive = isOrderActive(status);
  return (
    <div className={styles.head}>
      <div role="status">
        <p className={styles.status}>{text(statusText(status, mode))}</p>
        <p>{text(statusDescriptions[status])}</p>
        {isActive && (
          <p className={styles.promise}>
            <EstimatedTime promise={{ from: order.promisedFrom, to: order.promisedTo }} mode={mode} />
          </p>
        )}
      </div>
      {isActive && delayMinutes > 0 && (
        <Notice
          icon={CircleAlert}
          tone="warning"
          heading={text(
            '{minutes, plural, one {# minute later than planned} other {# minutes later than planned}}',
            { minutes: delayMinutes },
          )}
        >
          {delayReason && <p dir="auto">{delayReason}</p>}
        </Notice>
      )}
      {!isActive && last?.note && (
        <Notice icon={ConciergeBell}>
          <p dir="auto">{last.note}</p>
        </Notice>
      )}
      {isArrivalUnsure && (
        <Notice icon={ConciergeBell} heading={text('Did it arrive?')}>
          <p>{text("If your order hasn't arrived, please tell us below.")}</p>
        </Notice>
      )}
      {order.allergyConflicts.length > 0 && (
        <Notice icon={CircleAlert} tone="danger" heading={text('This order may contain your allergens')}>
          <p>{listOf(order.allergyConflicts)}</p>
        </Notice>
      )}
      <p className={styles.muted}>
        {text('Order {reference}, placed at {time}', { reference, time: clock(order.placedAt, timeZone) })}
      </p>
    </div>
  );
}
