import { useHost } from '@guest/shared';
import {
  activityWaitlistContract,
  type ActivityBooking,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import { clearIdempotencyKey, idempotencyHeaders } from '@guest/shared/http/idempotency-headers';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRef, useState } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { NO_REPLY, toBookingError, type BookingError } from './booking-error';
import { isBookingUrl, useBookingChanged } from './use-booking-changed';
import { useBookingQuery } from './use-booking-query';

/** The answer to a question of the server. */
interface Agreement {
  priceToken?: string;
  isAnyway?: boolean;
  waiver?: { version: string; accepted: true };
}

/** Returns the agreement that a guest gives by confirming the question of the server. */
function agreementTo({ price, waiver }: BookingError): Agreement {
  if (price) return { priceToken: price.priceToken };
  return waiver ? { waiver: { version: waiver.version, accepted: true } } : { isAnyway: true };
}

/** Books another session with the same people after the hotel has called one off. */
export function useRebook({ uuid, canRebook }: ActivityBooking) {
  const text = useLazyText();
  const { api, queries, toast } = useHost();
  const property = usePathParam('property');
  const bookingChanged = useBookingChanged();
  const { updateBookingQuery } = useBookingQuery();
  const [busyWith, setBusyWith] = useState<string>();
  const [question, setAsked] = useState<{
    session: string;
    bookingError: BookingError;
    agreement: Agreement;
  }>();
  const isBusy = useRef(false);

  async function rebook(sessionUuid: string, agreement: Agreement): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyWith(sessionUuid);
    const body = { sessionUuid, ...agreement };
    const headers = idempotencyHeaders('activity-rebook', { uuid, ...body });
    const params = { property, uuid };
    const outcome = await api.send(activityWaitlistContract.rebookActivity, { params, body, headers });
    isBusy.current = false;
    setBusyWith(undefined);
    setAsked(undefined);
    if ('data' in outcome) {
      clearIdempotencyKey('activity-rebook');
      bookingChanged(outcome.data);
      updateBookingQuery({ booking: outcome.data.uuid });
      return;
    }
    const bookingError = toBookingError(outcome);
    const { code, message, booking } = bookingError;
    if (code === 'price_changed' || code === 'overlaps' || bookingError.waiver) {
      return setAsked({ session: sessionUuid, bookingError, agreement });
    }
    if (booking) bookingChanged(booking);
    toast('error', code === NO_REPLY ? text("We couldn't send this. Please try again.") : message);
    await queries.invalidateQueries({ predicate: ({ queryKey: [url] }) => isBookingUrl(url) });
  }

  return {
    busyWith,
    /** The refusal that the guest can agree to: another price or safety note, or something else at the same time. */
    question: question?.bookingError,
    dismiss: () => setAsked(undefined),
    confirm: async () => {
      if (!question) return;
      const { session, bookingError, agreement } = question;
      await rebook(session, { ...agreement, ...agreementTo(bookingError) });
    },
    /** After a request that was rejected, the guest books again from the start. */
    async take(sessionUuid: string): Promise<void> {
      if (canRebook) return rebook(sessionUuid, {});
      updateBookingQuery({ booking: null, session: sessionUuid, step: null });
    },
  };
}
