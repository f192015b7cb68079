import { useHost } from '@guest/shared';
import {
  activityBookingContract,
  activityWaitlistContract,
  type ActivityBooking,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import type { ActivityPaymentMethod } from '@guest/shared/contracts/activity/activity-booking-status';
import type { Price } from '@guest/shared/contracts/core/values';
import type { Outcome } from '@guest/shared/http/api-client';
import { clearIdempotencyKey, idempotencyHeaders } from '@guest/shared/http/idempotency-headers';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRef } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useTimeName } from './use-time-name';
import { toBookingError, type BookingError } from './booking-error';
import { isSameParty } from './booking-draft';
import { isBookingUrl, useBookingChanged } from './use-booking-changed';
import type { BookingFlow } from './use-booking-flow';
import { toBookingDetails } from './to-booking-details';

export interface Terms {
  payment: ActivityPaymentMethod;
  approval?: string | undefined;
  isAnyway: boolean;
  /** The total on the button that the guest taps. */
  shown: Price;
}

/** Books, changes or joins the waitlist; each request is executed once, however often it is sent. */
export function useSubmitBooking(flow: BookingFlow) {
  const text = useLazyText();
  const timeName = useTimeName();
  const { api, queries, toast } = useHost();
  const property = usePathParam('property');
  const bookingChanged = useBookingChanged();
  const { bookable, changed, draft, hold, holding, mode, session, units, setBookingError } = flow;
  const isBusy = useRef(false);

  function send(terms: Terms, priceToken?: string): Promise<Outcome<ActivityBooking>> {
    const { payment, approval, isAnyway } = terms;
    const options = {
      ...(approval !== undefined && { approval }),
      ...(isAnyway && { isAnyway }),
    };
    const details = toBookingDetails(draft, bookable);
    if (changed) {
      const { waiver: _, ...rest } = details;
      const before = changed.units.map(({ unitId, quantity }) => ({ unitId, quantity }));
      const body = {
        version: changed.version,
        ...(session?.sessionUuid !== changed.sessionUuid && { sessionUuid: session?.sessionUuid }),
        ...(!isSameParty(units, before) && { units }),
        ...rest,
        ...(priceToken !== undefined && { priceToken }),
        ...options,
      };
      const params = { property, uuid: changed.uuid };
      return api.send(activityBookingContract.changeActivityBooking, { params, body });
    }
    if (mode === 'wait') {
      const body = { units, ...details, payment, ...options };
      const params = { property, sessionUuid: session?.sessionUuid ?? '' };
      const headers = idempotencyHeaders('activity-wait', { ...body, ...params });
      return api.send(activityWaitlistContract.joinActivityWaitlist, { params, body, headers });
    }
    const body = {
      holdUuid: hold?.holdUuid ?? '',
      priceToken: hold?.priceToken ?? '',
      ...details,
      payment,
      ...options,
    };
    const headers = idempotencyHeaders('activity-book', body);
    return api.send(activityBookingContract.bookActivity, { params: { property }, body, headers });
  }

  /** The price of a change is signed by the server when it is first refused; only a seen price is accepted. */
  async function sendWithSeenPrice(terms: Terms): Promise<Outcome<ActivityBooking>> {
    const outcome = await send(terms);
    if ('data' in outcome || mode !== 'change') return outcome;
    const { code, price } = toBookingError(outcome);
    const isSeen = code === 'price_changed' && price?.total.amount === terms.shown.amount;
    return isSeen ? send(terms, price.priceToken) : outcome;
  }

  function handleBookingError(bookingError: BookingError): void {
    const { code, price, booking } = bookingError;
    if (code === 'idempotency_mismatch') forgetKeys();
    if (code === 'price_changed' && price && mode === 'book') holding.correct(price);
    if (code === 'hold_expired') holding.clear();
    if (code === 'pin_required' || code === 'pay_way_not_offered') holding.refresh();
    if (booking) bookingChanged(booking);
    void queries.invalidateQueries({ predicate: ({ queryKey: [url] }) => isBookingUrl(url) });
    setBookingError(bookingError);
  }

  function announceChange(before: ActivityBooking, after: ActivityBooking): void {
    const isMoved = before.sessionUuid !== after.sessionUuid;
    const time = timeName(after.localDateTimeStart);
    toast(
      'success',
      isMoved
        ? text('Moved to {time}. Your old places are free again.', { time })
        : text('Your booking has been changed.'),
    );
  }

  return {
    async submit(terms: Terms): Promise<void> {
      if (isBusy.current) return;
      isBusy.current = true;
      flow.setIsSending(true);
      setBookingError(undefined);
      const outcome = await sendWithSeenPrice(terms);
      isBusy.current = false;
      flow.setIsSending(false);
      if ('error' in outcome) return handleBookingError(toBookingError(outcome));
      forgetKeys();
      flow.dropDraft();
      if (mode === 'book') holding.clear();
      bookingChanged(outcome.data);
      if (changed) announceChange(changed, outcome.data);
      flow.onBooked(outcome.data);
    },
  };
}

function forgetKeys(): void {
  clearIdempotencyKey('activity-book');
  clearIdempotencyKey('activity-wait');
}
