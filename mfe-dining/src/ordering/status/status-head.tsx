import type { Order } from '@guest/shared/contracts/order/order.contract';
import { isOrderActive } from '@guest/shared/contracts/menu/order-status';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { Badge } from '@guest/shared/ui/base/badge';
import { Card } from '@guest/shared/ui/card/card';
import { Fact, FactList } from '@guest/shared/ui/card/fact-list';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import Hash from 'lucide/dist/esm/icons/hash.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { EstimatedTime } from '../parts/estimated-time';
import { modeTexts } from '../parts/mode-texts';
import { useOrderText } from '../../lazy-texts/order-texts';
import { OrderActions } from './order-actions';
import styles from './status.module.css';
import { statusDescriptions, statusText, statusTones } from './status-texts';

/** Shows the progress of an order: its status, the time and place of delivery, any delay, and the possible actions. */
export function StatusHead({ order, onUpdate }: { order: Order; onUpdate: (order: Order) => void }) {
  const { status, mode, place, reference, delayMinutes, delayReason, histories, isArrivalUnsure } = order;
  const text = useOrderText();
  const listOf = useAllergenList();
  const last = histories.at(-1);
  const isActive = isOrderActive(status);
  return (
    <Card>
      <article className={styles.head}>
        <div role="status" className={styles.status}>
          <Badge tone={statusTones[status]}>{text(statusText(status, mode))}</Badge>
          {isActive && (
            <h2 className={styles.promise}>
              <EstimatedTime promise={{ from: order.promisedFrom, to: order.promisedTo }} mode={mode} />
            </h2>
          )}
          <p>{text(statusDescriptions[status])}</p>
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
        <FactList>
          {place && (
            <Fact icon={MapPin} name={text(modeTexts[mode].name)}>
              <bdi>{place}</bdi>
            </Fact>
          )}
          <Fact icon={Hash} name={text('Reference')}>
            <bdi className={styles.reference}>{reference}</bdi>
          </Fact>
        </FactList>
        <OrderActions order={order} onUpdate={onUpdate} />
      </article>
    </Card>
  );
}
