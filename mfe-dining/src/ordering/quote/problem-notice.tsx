import { useHost } from '@guest/shared';
import type { OrderProblem } from '@guest/shared/contracts/order/order.contract';
import { isolated } from '@guest/shared/contracts/core/isolated';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { dayName } from '@guest/shared/format/day-label';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useOrderText } from '../../late-texts/order-texts';

/** Problems that only staff can solve, so the notice links to the chat. */
const ASKED_ABOUT: readonly OrderProblem['code'][] = ['outside_stay', 'above_maximum'];

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
  const property = usePathParam('property');
  const chatEntry = useChatEntry();
  const next = nextIn(problem.data);
  const today = dateOf(localDateTimeAt(now(), timeZone));
  return (
    <Notice
      icon={CircleAlert}
      tone="warning"
      isAnnounced
      // Most texts already contain the name of the dish.
      {...(dish !== undefined && !problem.error.includes(dish) && { heading: isolated(dish) })}
      action={
        next ? (
          <Button onClick={() => onTime(next)}>
            {text('Order for {day}, {time}', {
              day: dayName(dateOf(next), today, lang),
              time: timeOf(next),
            })}
          </Button>
        ) : (
          ASKED_ABOUT.includes(problem.code) && (
            <ButtonLink to="property-chat" params={{ property }} {...chatEntry}>
              {text('Message us')}
            </ButtonLink>
          )
        )
      }
    >
      <p>{problem.error}</p>
    </Notice>
  );
}

/** Returns the next possible time, which the server adds to a problem that is only temporary. */
function nextIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('next' in data)) return undefined;
  return typeof data.next === 'string' ? data.next : undefined;
}
