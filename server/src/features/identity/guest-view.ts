import { businessDay } from '@guest/shared/contracts/core/local-time';
import type { KnownGuest, Profile } from '@guest/shared/contracts/guest/profile.contract';
import { missingRequirements } from '@guest/shared/contracts/sign-up/requirements';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import type { PostingPolicy } from '../feed/posting/posting-policy';
import type { PropertyRow } from '../property/property-scope';
import type { GuestRepository, GuestRow } from './guest.repository';
import type { PersonRepository } from './person.repository';

export type GuestView = ReturnType<typeof createGuestView>;

interface GuestViewDeps {
  guests: GuestRepository;
  people: PersonRepository;
  postingPolicy: Pick<PostingPolicy, 'load'>;
  now: () => number;
}

/** Builds the profile that a guest sees of themselves. */
export function createGuestView(deps: GuestViewDeps) {
  const { guests, people, postingPolicy, now } = deps;
  return {
    async load(row: GuestRow, property: PropertyRow): Promise<KnownGuest> {
      const [contacts, eraseAt, { allowToPost }] = await Promise.all([
        row.personId ? people.contactsOf(row.personId) : [],
        guests.eraseAt(row.personId),
        postingPolicy.load(row.id, property),
      ]);
      const address = (kind: 'email' | 'phone') => contacts.find((one) => one.kind === kind)?.address;
      const user = toProfile(row, property, {
        email: address('email'),
        phone: address('phone'),
        eraseAt: eraseAt?.toISOString() ?? null,
        today: businessDay(now(), property.timeZone, property.businessDayStart),
      });
      return { user, missing: missingRequirements(user), allowToPost };
    },
  };
}

interface ProfileDetails {
  email: string | undefined;
  phone: string | undefined;
  eraseAt: string | null;
  /** The current business day of the property. */
  today: string;
}

function toProfile(row: GuestRow, property: PropertyRow, details: ProfileDetails): Profile {
  const { email, phone, eraseAt, today } = details;
  return {
    id: row.id,
    uuid: row.id,
    guest_uuid: row.id,
    guestUuid: row.id,
    chat_uuid: row.chatUuid,
    hotel_identity: property.slug,
    hotelId: property.id,
    ...(row.firstName && { firstName: row.firstName }),
    ...(row.lastName && { lastName: row.lastName }),
    ...(row.nickName && { username: row.nickName, nickName: row.nickName }),
    ...(row.lang && { lang: row.lang, language: row.lang }),
    ...(row.room && { room: row.room }),
    checkin: row.checkin,
    checkout: row.checkout,
    stay_state: stayStateOf(row, today),
    stay_verified: row.isStayVerified,
    staySource: row.staySource,
    allowMessages: row.allowMessages,
    // After check-out the room is gone. The number goes with it, so that no copy of it stays on the guest's devices.
    ...(row.room && row.reservationNumber && { reservationNumber: row.reservationNumber }),
    ...(row.profilePic && { profilePhoto: row.profilePic, profile_image: row.profilePic }),
    is_verified: row.isVerified,
    ...(email && { email }),
    ...(phone && { phone }),
    version: row.version,
    eraseAt,
  };
}
