import { isStayMissing } from '@guest/shared/contracts/sign-up/requirements';
import { unprocessable } from '../../../platform/errors/request-error';
import type { GuestRow } from '../../identity/guest.repository';
import { requireKnownGuest, currentStayState } from '../../identity/require-known-guest';
import type { PropertyRow } from '../../property/property-scope';
import { activityLimit } from '../model/activity-errors';
import { MAX_UPCOMING } from '../model/activity-policy';
import type { GuestPlans } from './guest-plans';

/** Throws if the hotel does not know enough about the guest for an activity. */
export function assertCanBook(row: GuestRow, property: PropertyRow, now: number): void {
  requireKnownGuest(row, 'activity-booking', { property, now });
  const { checkin, checkout } = row;
  if (isStayMissing({ checkin, checkout, stay_state: currentStayState(row, property, now) })) {
    const message = 'Add your stay dates so we know when you are here.';
    throw unprocessable('checkin', 'stay_required', message);
  }
}

/** Throws if the guest has reached the limit of upcoming activities, without the offer that is accepted. */
export function assertBelowLimit(plans: GuestPlans, except: string | null): void {
  const upcoming = plans.upcoming(except);
  if (upcoming >= MAX_UPCOMING) throw activityLimit(upcoming);
}
