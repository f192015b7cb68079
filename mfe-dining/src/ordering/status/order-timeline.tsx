import type { Order } from '@guest/shared/contracts/order/order.contract';
import { isOrderActive, stepsShown, type OrderStatus } from '@guest/shared/contracts/menu/order-steps';
import { clock } from '@guest/shared/format/clock';
import { useProperty } from '@guest/shared/property/use-property';
import { Step, StepList } from '@guest/shared/ui/card/step-list';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { useOrderText } from '../../late-texts/order-texts';
import styles from './status.module.css';
import { statusText } from './status-texts';

/** The way of an order, each step with the time at which it was taken. What has ended early shows only what has been. */
export function OrderTimeline({ order: { mode, status, histories } }: { order: Order }) {
  const text = useOrderText();
  const { timeZone } = useProperty();
  const planned = stepsShown(mode);
  const isOnTheWay = isOrderActive(status) || status === 'delivered';
  const taken = histories.map((entry) => entry.status);
  const steps: readonly OrderStatus[] = isOnTheWay ? planned : [...new Set(taken)];
  const reached = reachedIn(planned, status);
  return (
    <StepList label={text('The way of your order')}>
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

/** What is ready on its way to a room still is where it is prepared, in the eyes of who waits for it. */
const reachedIn = (planned: readonly OrderStatus[], status: OrderStatus): number =>
  planned.indexOf(planned.includes(status) ? status : 'preparing');
