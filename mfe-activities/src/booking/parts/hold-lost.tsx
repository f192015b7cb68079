import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import type { BookingFlow } from '../model/use-booking-flow';
import type { useHoldPlaces } from '../model/use-hold-places';
import { NextSessions } from './next-sessions';

/** The places are not held any more: they may still be free, and otherwise other sessions are. */
export function HoldLost(props: {
  flow: BookingFlow;
  holding: Pick<ReturnType<typeof useHoldPlaces>, 'holdPlaces' | 'busyWith'>;
}) {
  const { flow, holding } = props;
  const text = useLazyText();
  const { alternatives, bookingError, session } = flow;
  if (!session) return null;
  const { status, cancelled, sessionUuid } = session;
  // The number of places in the list still counts the lost hold, so only the server knows whether they are free.
  const isGone = bookingError?.isFree === false || status === 'closed' || cancelled !== undefined;
  return (
    <Notice
      icon={Hourglass}
      tone="warning"
      isAnnounced
      heading={text("We're no longer keeping your places")}
      action={
        !isGone && (
          <Button
            look="primary"
            isBusy={holding.busyWith === sessionUuid}
            onClick={() => void holding.holdPlaces(sessionUuid)}
          >
            {text('Hold the places again')}
          </Button>
        )
      }
    >
      <p>
        {isGone
          ? text("They've been taken in the meantime. What you entered is saved. These times are free:")
          : text('Your time ran out. What you entered is saved, and your places may still be free.')}
      </p>
      <NextSessions
        sessions={bookingError && bookingError.next.length > 0 ? bookingError.next : alternatives}
        busyWith={holding.busyWith}
        onTake={(one) => void holding.holdPlaces(one)}
      />
    </Notice>
  );
}
