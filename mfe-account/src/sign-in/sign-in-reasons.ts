import type { TextKey } from '../texts';

/**
 * Explains by service why the guest needs to sign in. The keys are the service names of the specification.
 */
const reasons: Readonly<Record<string, TextKey>> = {
  chat: 'Please sign in to message the hotel.',
  edn: 'Please sign in to book a table.',
  'activity-booking': 'Please sign in to book an activity.',
  'new-request': 'Please sign in to send a request.',
  like: 'Please sign in to share and like posts.',
  post: 'Please sign in to share and like posts.',
  'create-post': 'Please sign in to share and like posts.',
  comment: 'Please sign in to share and like posts.',
  discover: 'Please sign in to share and like posts.',
  favorites: 'Please sign in to save your favourites.',
  profile: 'Please sign in to see your account.',
  reservations: 'Please sign in to see your account.',
};

/** Returns `undefined` for an unknown service: the address is user input. */
export const signInReasonFor = (service: string | undefined): TextKey | undefined =>
  service !== undefined && Object.hasOwn(reasons, service) ? reasons[service] : undefined;
