import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation } from '@guest/shared/router';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { signInQuery } from '@guest/shared/session/sign-in-query';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import type { BookingError } from '../model/booking-error';
import { errorActionsFor } from '../model/error-actions';
import type { BookingFlow } from '../model/use-booking-flow';
import { useReturnToBooking } from '../model/use-hold-places';

/** The buttons for the actions after a refusal. The notice itself lists other sessions. */
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
  return errorActionsFor(bookingError, { step: flow.query.step, isChosen: session !== undefined }).map(
    (action) => {
      switch (action) {
        case 'wait':
          return (
            <Button key={action} look="primary" onClick={() => session && waitFor(session.sessionUuid)}>
              {text('Join waiting list')}
            </Button>
          );
        case 'people':
          return (
            <Button key={action} onClick={() => goTo({ step: 'people' })}>
              {text('Change people')}
            </Button>
          );
        case 'details':
          return (
            <Button key={action} onClick={() => updateBookingQuery({ step: 'details' })}>
              {text('Change details')}
            </Button>
          );
        case 'booking':
          return (
            <Button
              key={action}
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
            <Button key={action} onClick={() => goTo({ session: null, step: null, wait: null })}>
              {text('View your bookings')}
            </Button>
          );
        case 'stay':
          return (
            <ButtonLink
              key={action}
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
              key={action}
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
            <ButtonLink key={action} to="property-chat" params={{ property }} {...chatEntry}>
              {text('Ask reception')}
            </ButtonLink>
          );
      }
    },
  );
}
