import { useHost } from '@guest/shared';
import {
  activityBookingContract,
  activityWaitlistContract,
  type ActivityBooking,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import type { Outcome } from '@guest/shared/http/api-client';
import { clearIdempotencyKey, idempotencyHeaders } from '@guest/shared/http/idempotency-headers';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRef, useState } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { NO_REPLY, toBookingError } from './booking-error';
import { isBookingUrl, useBookingChanged } from './use-booking-changed';

/** Returns the actions on a booking, one at a time; `busy` is the one under way. */
export function useBookingCalls({ uuid, sessionUuid, version }: ActivityBooking) {
  const text = useLazyText();
  const { api, toast, queries } = useHost();
  const property = usePathParam('property');
  const bookingChanged = useBookingChanged();
  const [busy, setBusy] = useState<string>();
  const isBusy = useRef(false);
  const params = { property, uuid };
  const waitlistParams = { ...params, sessionUuid };

  async function runOnce(
    callName: string,
    call: () => Promise<Outcome<ActivityBooking | undefined>>,
  ): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(callName);
    const outcome = await call();
    isBusy.current = false;
    setBusy(undefined);
    if ('data' in outcome && outcome.data) return bookingChanged(outcome.data);
    if ('error' in outcome) {
      const { code, message, booking } = toBookingError(outcome);
      toast('error', code === NO_REPLY ? text("We couldn't send this. Please try again.") : message);
      if (booking) bookingChanged(booking);
    }
    // The booking may have changed in the meantime, so it is refetched even after a failure.
    await queries.invalidateQueries({ predicate: ({ queryKey: [url] }) => isBookingUrl(url) });
  }

  return {
    busy,
    cancel: () =>
      runOnce('cancel', () =>
        api.send(activityBookingContract.cancelActivityBooking, { params, query: { version } }),
      ),
    accept: () =>
      runOnce('accept', async () => {
        const headers = idempotencyHeaders('activity-accept', { uuid });
        const outcome = await api.send(activityWaitlistContract.acceptActivityOffer, {
          params: waitlistParams,
          headers,
        });
        if ('data' in outcome || outcome.response) clearIdempotencyKey('activity-accept');
        return outcome;
      }),
    leave: () =>
      runOnce('leave', () =>
        api.send(activityWaitlistContract.leaveActivityWaitlist, { params: waitlistParams }),
      ),
  };
}
