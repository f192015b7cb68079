import type { TextKey } from '../texts';

/**
 * Explains by service why the guest needs to sign in. The keys are the service names of the specification.
 */
const reasons: Readonly<Record<string, TextKey>> = {
  chat: 'To write to the hotel, we need to know who you are.',
  edn: 'To book a table in your name, we need to know it.',
  'activity-booking': 'To keep a place for you, we need to know your name.',
  'new-request': 'To send a request, we need to know where to bring it.',
  like: 'To share and to like, please say who you are.',
  post: 'To share and to like, please say who you are.',
  'create-post': 'To share and to like, please say who you are.',
  comment: 'To share and to like, please say who you are.',
  discover: 'To share and to like, please say who you are.',
  favorites: 'To keep your favorites, please say who you are.',
  profile: 'Your own pages are for your eyes only.',
  reservations: 'Your own pages are for your eyes only.',
};

/** Returns `undefined` for an unknown service: the address is user input. */
export const reasonFor = (service: string | undefined): TextKey | undefined =>
  service !== undefined && Object.hasOwn(reasons, service) ? reasons[service] : undefined;
