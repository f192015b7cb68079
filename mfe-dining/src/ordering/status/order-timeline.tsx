import type { Order } from '@guest/shared/contracts/order/order.contract';
import { isOrderActive, visibleStatuses, type OrderStatus } from '@guest/shared/contracts/menu/order-status';
import { clock } from '@guest/shared/format/clock';
import { useProperty } from '@guest/shared/property/use-property';
import { Step, StepList } from '@guest/shared/ui/card/step-list';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './status.module.css';
import { statusText } from './status-texts';

/**
 * Shows the steps of an order with their times. An order that ended early shows only the steps it has
 * reached.
 */
export function OrderTimeline({ order: { mode, status, histories } }: { order: Order }) {
  const text = useOrderText();
  const { timeZone } = useProperty();
  const planned = visibleStatuses(mode);
  const isOnTheWay = isOrderActive(status) || status === 'delivered';
  const recorded = histories.map((entry) => entry.status);
  const steps: readonly OrderStatus[] = isOnTheWay ? planned : [...new Set(recorded)];
  const reached = reachedIndex(planned, status);
  return (
    <StepList label={text('Order status')}>
      {steps.map((step, i) => {
        const entry = histories.findLast((one) => one.status === step);
        const isDone = isOnTheWay ? i <= reached : true;
        return (
          <Step
            key={step}
            look={isDone ? 'done' : 'ahead'}
            icon={isDone ? Check : undefined}
            isCurrent={isOnTheWay ? i === reached : i === steps.length - 1}
          >
            <p>{text(statusText(step, mode))}</p>
            {entry && (
              <time dateTime={entry.at} className={styles.muted}>
                {clock(entry.at, timeZone)}
              </time>
            )}
          </Step>
        );
      })}
    </StepList>
  );
}

/**
 * A status that the mode does not show, such as ready for an order to the room, counts as preparing for the
 * guest.
 */
const reachedIndex = (planned: readonly OrderStatus[], status: OrderStatus): number =>
  planned.indexOf(planned.includes(status) ? status : 'preparing');
