import type { User } from '../../contracts/guest/guest.contract';

/** Returns a signed-in guest as the session holds them, with one id in all its places. */
export const sessionUser = (facts: Partial<User> = {}, id = 'g1'): User => ({
  id,
  uuid: id,
  guest_uuid: id,
  guestUuid: id,
  firstName: 'Ada',
  is_verified: true,
  ...facts,
});
