import { businessDay } from '@guest/shared/contracts/core/local-time';
import type { KnownGuest, Profile } from '@guest/shared/contracts/guest/profile.contract';
import { missingRequirements } from '@guest/shared/contracts/sign-up/requirements';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import type { PropertyRow } from '../property/property-scope';
import type { GuestRepository, GuestRow } from './guest.repository';
import type { PersonRepository } from './person.repository';

export type GuestView = ReturnType<typeof createGuestView>;

/** Builds the profile that a guest sees of themselves. */
export function createGuestView(guests: GuestRepository, people: PersonRepository, now: () => number) {
  return {
    async load(row: GuestRow, property: PropertyRow): Promise<KnownGuest> {
      const [contacts, eraseAt, hasAccepted] = await Promise.all([
        row.personId ? people.contactsOf(row.personId) : [],
        guests.eraseAt(row.personId),
        guests.hasAccepted(row.id, property.guidelinesVersion),
      ]);
      const address = (kind: 'email' | 'phone') => contacts.find((one) => one.kind === kind)?.address;
      const user = toProfile(row, property, {
        email: address('email'),
        phone: address('phone'),
        eraseAt: eraseAt?.toISOString() ?? null,
        today: businessDay(now(), property.timeZone, property.businessDayStart),
      });
      const mayPost = row.isVerified && row.firstName !== null && row.nickName !== null && hasAccepted;
      return { user, missing: missingRequirements(user), allowToPost: mayPost && property.features.feed };
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
    ...(row.reservationNumber && { reservationNumber: row.reservationNumber }),
    ...(row.profilePic && { profilePhoto: row.profilePic, profile_image: row.profilePic }),
    is_verified: row.isVerified,
    ...(email && { email }),
    ...(phone && { phone }),
    version: row.version,
    eraseAt,
  };
}
