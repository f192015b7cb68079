import type { User } from '../guest/guest.schema';
import type { ServiceType } from './service-types';

export type Requirement = 'firstName' | 'lang' | 'room' | 'stay';
type GuestFacts = Pick<
  User,
  'firstName' | 'lang' | 'language' | 'room' | 'stay_state' | 'checkin' | 'checkout' | 'is_verified'
>;

/** The data that each service requires, in addition to a guest who has signed up. */
const REQUIRED_BY_SERVICE: Partial<Record<ServiceType, readonly Requirement[]>> = {
  chat: ['lang'],
  'new-request': ['lang', 'room', 'stay'],
  edn: ['stay'],
};

/** The order is the order in which the guest is asked. */
const IS_MISSING: readonly (readonly [Requirement, (guest: GuestFacts) => boolean])[] = [
  ['lang', ({ lang, language }) => isEmpty(lang) && isEmpty(language)],
  ['firstName', ({ firstName }) => isEmpty(firstName)],
  ['room', ({ room }) => isEmpty(room)],
  ['stay', isStayMissing],
];

/** Returns all data that the hotel does not have about a guest. */
export function missingRequirements(guest: GuestFacts): Requirement[] {
  return IS_MISSING.filter(([, isMissing]) => isMissing(guest)).map(([requirement]) => requirement);
}

/** Returns the requirements that the guest has to meet before using a service. */
export function unmetRequirements(service: ServiceType, guest: GuestFacts): Requirement[] {
  const needed = REQUIRED_BY_SERVICE[service] ?? [];
  return missingRequirements(guest).filter((requirement) => needed.includes(requirement));
}

/**
 * Whether the guest has to sign up, because the guest is not registered, not verified or has no first name.
 */
export function mustSignUp(guest: GuestFacts | null): boolean {
  return !guest || guest.is_verified !== true || isEmpty(guest.firstName);
}

/** The specification considers a stay complete with one of the two dates. */
export function isStayMissing({ stay_state, checkin, checkout }: GuestFacts): boolean {
  return isEmpty(stay_state) || (isEmpty(checkin) && isEmpty(checkout));
}

const isEmpty = (text: string | null | undefined) => (text ?? '').trim() === '';
