import { useHost } from '@guest/shared';
import type { OrderProblem } from '@guest/shared/contracts/order/order.contract';
import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { dayName } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { ChatLink } from '@guest/shared/session/chat-link';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';

/** Problems that only staff can solve, so the notice links to the chat. */
const CHAT_PROBLEMS: readonly OrderProblem['code'][] = ['outside_stay', 'above_maximum'];

/** Shows a problem of an order with the action that solves it, if there is one. */
export function ProblemNotice(props: {
  problem: OrderProblem;
  /** The name of the affected dish; omitted if the notice is shown next to the dish. */
  dish?: string | undefined;
  /** Called with the time that the hotel offers instead of the requested one. */
  onTime: (localDateTime: string) => void;
}) {
  const { problem, dish, onTime } = props;
  const text = useOrderText();
  const { lang, now } = useHost();
  const { timeZone } = useProperty();
  const next = nextTimeIn(problem.data);
  const today = dateOf(localDateTimeAt(now(), timeZone));
  return (
    <Notice
      icon={CircleAlert}
      tone="warning"
      isAnnounced
      // Most texts already contain the name of the dish.
      {...(dish !== undefined && !problem.error.includes(dish) && { heading: bidiIsolate(dish) })}
      action={
        next ? (
          <Button onClick={() => onTime(next)}>
            {text('Order for {day}, {time}', {
              day: dayName(dateOf(next), today, lang),
              time: timeOf(next),
            })}
          </Button>
        ) : (
          CHAT_PROBLEMS.includes(problem.code) && <ChatLink>{text('Message us')}</ChatLink>
        )
      }
    >
      <p>{problem.error}</p>
    </Notice>
  );
}

/** Returns the next possible time, which the server adds to a problem that is only temporary. */
function nextTimeIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('next' in data)) return undefined;
  return typeof data.next === 'string' ? data.next : undefined;
}
