import { useHost } from '@guest/shared';
import { moneyText } from '@guest/shared/format/money';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useEffect, useRef } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useSessionLabels } from '../../session/use-session-labels';
import { NO_REPLY, type BookingError } from '../model/booking-error';
import type { BookingFlow } from '../model/use-booking-flow';
import type { useHoldPlaces } from '../model/use-hold-places';
import { NextSessions } from './next-sessions';
import { BookingErrorActions } from './booking-error-actions';

/** This refusal is not shown as an error, because a dialog asks the guest about it. */
const ASKED = 'overlaps';

/**
 * Explains why a step was refused, which data is safe, and which actions are possible. It scrolls into view because the
 * button of the bar may be far away.
 */
export function BookingErrorNotice(props: {
  flow: BookingFlow;
  holding: Pick<ReturnType<typeof useHoldPlaces>, 'holdPlaces' | 'busyWith'>;
}) {
  const { flow, holding } = props;
  const { bookingError, changed } = flow;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces matter: newer browsers return a promise here, which React would take for a cleanup function.
    container.current?.scrollIntoView({ block: 'center' });
  }, [bookingError]);
  if (!bookingError || bookingError.code === ASKED) return null;
  const isUnanswered = bookingError.code === NO_REPLY;
  return (
    <div ref={container}>
      <Notice
        icon={isUnanswered ? CloudOff : CircleAlert}
        tone="warning"
        isAnnounced
        action={<BookingErrorActions flow={flow} bookingError={bookingError} />}
      >
        <BookingErrorText bookingError={bookingError} isChange={changed !== undefined} />
        <NextSessions
          sessions={
            bookingError.next.length > 0
              ? bookingError.next
              : isAboutPlaces(bookingError)
                ? flow.alternatives
                : []
          }
          busyWith={holding.busyWith}
          onTake={(session) =>
            changed ? flow.updateBookingQuery({ session, step: 'people' }) : void holding.holdPlaces(session)
          }
        />
      </Notice>
    </div>
  );
}

/** Whether other sessions help, even if the server names none. */
const isAboutPlaces = ({ code }: BookingError) =>
  ['session_full', 'session_closed', 'session_cancelled', 'waitlist_full', 'waitlist_closed'].includes(code);

function BookingErrorText({ bookingError, isChange }: { bookingError: BookingError; isChange: boolean }) {
  const text = useLazyText();
  const { lang } = useHost();
  const { startLabel } = useSessionLabels();
  const { code, message, price, fields, booking } = bookingError;
  if (code === NO_REPLY) {
    return (
      <p>
        {isChange
          ? text("We couldn't reach the hotel. Please try again: the change is made only once.")
          : text(
              "We couldn't reach the hotel. Nothing you entered is lost. Please try again: it's booked only once.",
            )}
      </p>
    );
  }
  const amount = price && moneyText(price.total, lang);
  return (
    <>
      <p>{message}</p>
      {code === 'reschedule_failed' && booking && (
        <p>{text('You still have {time}.', { time: startLabel(booking) })}</p>
      )}
      {fields.length > 1 && (
        <ul>
          {fields.map(({ field, error }) => (
            <li key={field}>{error}</li>
          ))}
        </ul>
      )}
      {amount !== undefined && (
        <p>
          {isChange
            ? text('The total would be {price}. Nothing has changed yet.', { price: amount })
            : text('The total is now {price}. Nothing has been booked yet.', { price: amount })}
        </p>
      )}
    </>
  );
}
