import type { User } from '../guest/guest.schema';
import type { ServiceType } from './service-types';

export type Requirement = 'firstName' | 'lang' | 'room' | 'stay';
type Facts = Pick<
  User,
  'firstName' | 'lang' | 'language' | 'room' | 'stay_state' | 'checkin' | 'checkout' | 'is_verified'
>;

/** What each service cannot do without, besides a guest who has signed up. */
const NEEDED: Partial<Record<ServiceType, readonly Requirement[]>> = {
  chat: ['lang'],
  'new-request': ['lang', 'room', 'stay'],
  edn: ['stay'],
};

/** In the order in which a guest is asked. */
const IS_MISSING: readonly (readonly [Requirement, (guest: Facts) => boolean])[] = [
  ['lang', ({ lang, language }) => isEmpty(lang) && isEmpty(language)],
  ['firstName', ({ firstName }) => isEmpty(firstName)],
  ['room', ({ room }) => isEmpty(room)],
  ['stay', isStayMissing],
];

/** Everything the hotel does not know yet of a guest. */
export function missingOf(guest: Facts): Requirement[] {
  return IS_MISSING.filter(([, isMissing]) => isMissing(guest)).map(([requirement]) => requirement);
}

/** What stands between a guest and what they want to do. */
export function blockingFor(service: ServiceType, guest: Facts): Requirement[] {
  const needed = NEEDED[service] ?? [];
  return missingOf(guest).filter((requirement) => needed.includes(requirement));
}

/** Whoever has not registered, has not been verified or has no first name has to sign up. */
export function mustSignUp(guest: Facts | null): boolean {
  return !guest || guest.is_verified !== true || isEmpty(guest.firstName);
}

/** As the specification has it: one of the two dates is enough. */
export function isStayMissing({ stay_state, checkin, checkout }: Facts): boolean {
  return isEmpty(stay_state) || (isEmpty(checkin) && isEmpty(checkout));
}

const isEmpty = (text: string | null | undefined) => (text ?? '').trim() === '';
