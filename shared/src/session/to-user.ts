import type { User } from '../contracts/guest/guest.contract';
import type { Profile } from '../contracts/guest/profile.contract';

/** Returns the part of a guest's profile that may be stored in the browser. */
export function toUser(profile: Profile): User {
  const {
    lastName,
    nickName,
    email,
    phone,
    stay_verified,
    staySource,
    reservationNumber,
    version,
    eraseAt,
    ...user
  } = profile;
  return user;
}
