import { useHost } from '@guest/shared';
import type { LATE_MINUTES } from '@guest/shared/contracts/table-booking/table-booking-status';
import {
  tableBookingContract,
  type TableBooking,
} from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { Outcome } from '@guest/shared/http/api-client';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRef, useState } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { clearIdempotencyKey, idempotencyHeaders } from '@guest/shared/http/idempotency-headers';
import { useBookingChanged } from './use-booking-changed';

/** Returns the actions on a booking, one at a time; `busy` is the one under way. */
export function useBookingCalls({ uuid, outletSlug }: TableBooking) {
  const text = useLazyText();
  const { api, toast, queries } = useHost();
  const property = usePathParam('property');
  const bookingChanged = useBookingChanged();
  const [busy, setBusy] = useState<string>();
  const isBusy = useRef(false);
  const params = { property, uuid };
  const waitlistParams = { ...params, outlet: outletSlug };

  async function runOnce(
    callName: string,
    call: () => Promise<Outcome<TableBooking | undefined>>,
  ): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(callName);
    const outcome = await call();
    isBusy.current = false;
    setBusy(undefined);
    if ('data' in outcome && outcome.data) return bookingChanged(outcome.data);
    if ('error' in outcome) {
      toast('error', outcome.response ? outcome.error : text("We couldn't send this. Please try again."));
    }
    // The booking may have changed in the meantime, so it is refetched even after a failure.
    await queries.invalidateQueries({
      predicate: ({ queryKey: [url] }) => typeof url === 'string' && url.includes('/bookings/tables'),
    });
  }

  return {
    busy,
    cancel: () => runOnce('cancel', () => api.send(tableBookingContract.cancelTableBooking, { params })),
    reportLateArrival: (minutes: (typeof LATE_MINUTES)[number]) =>
      runOnce(`late ${minutes}`, () =>
        api.send(tableBookingContract.tellLate, { params, body: { minutes } }),
      ),
    accept: () =>
      runOnce('accept', async () => {
        const headers = idempotencyHeaders('accept', { uuid });
        const outcome = await api.send(tableBookingContract.acceptOffer, { params: waitlistParams, headers });
        clearIdempotencyKey('accept');
        return outcome;
      }),
    leave: () =>
      runOnce('leave', () => api.send(tableBookingContract.leaveWaitlist, { params: waitlistParams })),
  };
}
