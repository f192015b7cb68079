import type { ActivityHold } from '@guest/shared/contracts/activity/activity-booking.contract';
import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useSessionLabels } from '../../session/use-session-labels';
import type { BookingFlow } from '../model/use-booking-flow';
import { HoldCountdown } from '../parts/hold-countdown';

/** Leads back to places that the guest holds, for example in another tab. */
export function HeldNotice({ hold, flow }: { hold: ActivityHold; flow: BookingFlow }) {
  const text = useLazyText();
  const { startLabel } = useSessionLabels();
  const isOver = useSecondsUntil(hold.expiresAt) === 0;
  if (isOver) return null;
  const places = text('{n, plural, one {# place} other {# places}}', { n: hold.pax });
  return (
    <Notice
      icon={Hourglass}
      tone="accent"
      heading={`${startLabel({ ...hold, allDay: false })} · ${places}`}
      action={
        <>
          <Button
            look="primary"
            onClick={() => flow.updateBookingQuery({ session: hold.sessionUuid, step: 'details' })}
          >
            {text('Continue')}
          </Button>
          <Button onClick={() => void flow.holding.release()}>{text('Release places')}</Button>
        </>
      }
    >
      <HoldCountdown until={hold.expiresAt} />
    </Notice>
  );
}
