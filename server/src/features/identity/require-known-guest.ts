import { businessDay } from '@guest/shared/contracts/core/local-time';
import {
  unmetRequirements,
  mustSignUp,
  type Requirement,
} from '@guest/shared/contracts/sign-up/requirements';
import type { ServiceType } from '@guest/shared/contracts/sign-up/service-types';
import { stayStateOf, type StayState } from '@guest/shared/contracts/stay/stay-rules';
import type { ErrorMessageKey } from '../../platform/errors/error-messages';
import { RequestError, unprocessable } from '../../platform/errors/request-error';
import type { PropertyRow } from '../property/property-scope';
import type { GuestRow } from './guest.repository';

const MISSING_FIELDS: Record<Requirement, { field: string; code: string; message: ErrorMessageKey }> = {
  firstName: { field: 'firstName', code: 'first_name_required', message: 'Enter your first name.' },
  lang: { field: 'lang', code: 'lang_required', message: 'Choose a language.' },
  room: { field: 'room', code: 'room_required', message: 'Add your room so we know where to go.' },
  stay: {
    field: 'checkin',
    code: 'stay_required',
    message: 'Add your stay dates so we know when you are here.',
  },
};

/** Returns the state of a stay on the current business day of the property. It is over at once after a check-out. */
export const currentStayState = (
  row: Pick<GuestRow, 'checkin' | 'checkout' | 'hasLeft'>,
  property: PropertyRow,
  now: number,
): StayState | null => stayStateOf(row, businessDay(now, property.timeZone, property.businessDayStart));

/** Throws if the hotel does not know enough about the guest for a service. */
export function requireKnownGuest(
  row: GuestRow,
  service: ServiceType,
  { property, now }: { property: PropertyRow; now: number },
): void {
  const { firstName, lang, room, checkin, checkout, isVerified } = row;
  const facts = {
    stay_state: currentStayState(row, property, now),
    checkin,
    checkout,
    is_verified: isVerified,
    ...(firstName !== null && { firstName }),
    ...(lang !== null && { lang }),
    ...(room !== null && { room }),
  };
  if (!isVerified) throw new RequestError(403, 'not_allowed', "This isn't allowed");
  const [missing] = mustSignUp(facts) ? (['firstName'] as const) : unmetRequirements(service, facts);
  if (missing)
    throw unprocessable(
      MISSING_FIELDS[missing].field,
      MISSING_FIELDS[missing].code,
      MISSING_FIELDS[missing].message,
    );
}
