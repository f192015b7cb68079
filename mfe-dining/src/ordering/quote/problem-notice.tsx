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

/** What only somebody of the house can still make possible. */
const ASKED_ABOUT: readonly OrderProblem['code'][] = ['outside_stay', 'above_maximum'];

/** What stands in the way of an order, and the step that takes it out of the way where there is one. */
export function ProblemNotice(props: {
  problem: OrderProblem;
  /** The dish that it is about; left out where the notice stands at it. */
  dish?: string | undefined;
  /** The time that the hotel offers in place of the one asked for. */
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
      // Most sentences name it themselves.
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

/** A problem of the moment tells when it would be another. */
function nextIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('next' in data)) return undefined;
  return typeof data.next === 'string' ? data.next : undefined;
}
