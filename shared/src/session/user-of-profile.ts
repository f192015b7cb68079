import type { User } from '../contracts/guest/guest.contract';
import type { Profile } from '../contracts/guest/profile.contract';

/** What of a guest's profile may be kept in the browser. */
export function userOfProfile(profile: Profile): User {
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
