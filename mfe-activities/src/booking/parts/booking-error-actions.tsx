import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation } from '@guest/shared/router';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { signInQuery } from '@guest/shared/session/sign-in-query';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import type { BookingError } from '../model/booking-error';
import { remediesFor } from '../model/remedies';
import type { BookingFlow } from '../model/use-booking-flow';
import { useReturnToBooking } from '../model/use-hold-places';

/** The buttons for what the guest can do after a refusal, besides other sessions. */
export function BookingErrorActions({
  flow,
  bookingError,
}: {
  flow: BookingFlow;
  bookingError: BookingError;
}) {
  const text = useLazyText();
  const property = usePathParam('property');
  const { pathname, search } = useLocation();
  const { entity } = useReturnToBooking(flow);
  const chatEntry = useChatEntry();
  const { session, setBookingError, updateBookingQuery, waitFor } = flow;
  const returnTo = pathname + search;
  function goTo(changes: Parameters<typeof updateBookingQuery>[0]): void {
    setBookingError(undefined);
    updateBookingQuery(changes);
  }
  return remediesFor(bookingError, { step: flow.query.step, isChosen: session !== undefined }).map(
    (remedy) => {
      switch (remedy) {
        case 'wait':
          return (
            <Button key={remedy} look="primary" onClick={() => session && waitFor(session.sessionUuid)}>
              {text('Join waiting list')}
            </Button>
          );
        case 'people':
          return (
            <Button key={remedy} onClick={() => goTo({ step: 'people' })}>
              {text('Change people')}
            </Button>
          );
        case 'details':
          return (
            <Button key={remedy} onClick={() => updateBookingQuery({ step: 'details' })}>
              {text('Change details')}
            </Button>
          );
        case 'booking':
          return (
            <Button
              key={remedy}
              look="primary"
              onClick={() =>
                goTo({
                  booking: bookingError.booking?.uuid ?? null,
                  session: null,
                  step: null,
                  wait: null,
                  change: null,
                })
              }
            >
              {text('View booking')}
            </Button>
          );
        case 'bookings':
          return (
            <Button key={remedy} onClick={() => goTo({ session: null, step: null, wait: null })}>
              {text('View your bookings')}
            </Button>
          );
        case 'stay':
          return (
            <ButtonLink
              key={remedy}
              to="property-register-stay"
              params={{ property }}
              query={signInQuery('activity-booking', { entity, returnTo })}
            >
              {text('Your stay dates')}
            </ButtonLink>
          );
        case 'reservation':
          return (
            <ButtonLink
              key={remedy}
              look="primary"
              to="property-reservations"
              params={{ property }}
              query={{ find: 'true', returnTo }}
            >
              {text('Find my reservation')}
            </ButtonLink>
          );
        case 'reception':
          return (
            <ButtonLink key={remedy} to="property-chat" params={{ property }} {...chatEntry}>
              {text('Ask reception')}
            </ButtonLink>
          );
      }
    },
  );
}
