import { businessDay } from '@guest/shared/contracts/local-time';
import { blockingFor, mustSignUp, type Requirement } from '@guest/shared/contracts/requirements';
import { stayStateOf } from '@guest/shared/contracts/stay-rules';
import type { requestTemplate } from '../../db/schema';
import type { Sentence } from '../../http/refusal-texts';
import { Refusal, unacceptable } from '../../refusal';
import type { GuestRow } from '../guest/guest.repository';
import type { PropertyRow } from '../property/property-scope';

const MISSING: Record<Requirement, { field: string; code: string; sentence: Sentence }> = {
  firstName: { field: 'firstName', code: 'first_name_required', sentence: 'Enter your first name.' },
  lang: { field: 'lang', code: 'lang_required', sentence: 'Choose a language.' },
  room: { field: 'room', code: 'room_required', sentence: 'Add your room so we know where to go.' },
  stay: {
    field: 'checkin',
    code: 'stay_required',
    sentence: 'Add your stay dates so we know when you are here.',
  },
};

const unavailable = () => new Refusal(410, 'template_unavailable', "This service isn't available right now.");

/** Where a guest is in their stay, by the day of the house. */
export const stayOf = (row: Pick<GuestRow, 'checkin' | 'checkout'>, property: PropertyRow, now: number) =>
  stayStateOf(row, businessDay(now, property.timeZone, property.businessDayStart));

/** Throws where the hotel does not know enough of a guest to go to them, or the service is not for them now. */
export function refuseStranger(
  row: GuestRow,
  template: typeof requestTemplate.$inferSelect | undefined,
  { property, now }: { property: PropertyRow; now: number },
): asserts template {
  const stay_state = stayOf(row, property, now);
  const { firstName, lang, room, checkin, checkout, isVerified } = row;
  const facts = {
    ...{ stay_state, checkin, checkout, is_verified: isVerified },
    ...(firstName !== null && { firstName }),
    ...(lang !== null && { lang }),
    ...(room !== null && { room }),
  };
  if (!isVerified) throw new Refusal(403, 'not_allowed', 'That is not allowed');
  const [missing] = mustSignUp(facts) ? (['firstName'] as const) : blockingFor('new-request', facts);
  if (missing) throw unacceptable(MISSING[missing].field, MISSING[missing].code, MISSING[missing].sentence);
  if (!template?.isActive || (stay_state && !template.audience.includes(stay_state))) throw unavailable();
}
