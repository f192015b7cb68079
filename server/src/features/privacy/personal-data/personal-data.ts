import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import type { Database } from '../../../platform/db/database';
import { guest, property } from '../../../platform/db/tables/schema';
import { loadPersonalReports } from '../../moderation/cases/personal-reports';
import { loadPersonalPosts } from '../../feed/posting/post-erasure';
import { loadPersonalLoyalty } from '../../loyalty/ledger/loyalty-erasure';
import { loadPersonalOrders } from '../../order/record/order-export';
import { readPostPhotos } from '../../feed/photos/read-post-photos';
import type { FileStore } from '../../upload/store/file-store';
import { loadPersonalCommentRevisions } from '../../feed/comment/comment-erasure';
import type { PhotoStore } from '../../photo/photo-store';
import { activitiesOfGuests } from '../../activity-booking/record/personal-activities';
import { loadPersonalBookings } from '../../table-booking/record/booking-export';
import { loadPersonalAccount } from './personal-account';
import { loadPersonalChat } from './personal-chat';
import { loadPersonalNotifications } from './personal-notifications';
import { loadPersonalReactions } from './personal-reactions';
import { loadPersonalStays } from './personal-stays';

type PersonalDataOwner = { id: string; personId: string | null };

/** Exports all data of a guest at all properties as a zip with a JSON file and their photos. */
export function createPersonalData(db: Database, photos: PhotoStore, files: Pick<FileStore, 'read'>) {
  return async (owner: PersonalDataOwner): Promise<Buffer> => {
    const data = await loadData(owner);
    const pictures = await Promise.all(
      data.profiles.map(async ({ profilePic }) => profilePic && photos.read(profilePic)),
    );
    const profilePhotos = pictures.flatMap((picture, i) =>
      picture ? [[`photo-${i + 1}.jpg`, new Uint8Array(picture)] as const] : [],
    );
    const json = strToU8(JSON.stringify(data, null, 2));
    return Buffer.from(
      zipSync({
        'data.json': json,
        ...Object.fromEntries(profilePhotos),
        ...(await readPostPhotos(files, data.posts)),
      }),
    );
  };

  async function loadData({ id, personId }: PersonalDataOwner) {
    const isOwnersGuest = personId ? eq(guest.personId, personId) : eq(guest.id, id);
    const profiles = await db
      .select({
        hotel: property.slug,
        id: guest.id,
        chatUuid: guest.chatUuid,
        firstName: guest.firstName,
        lastName: guest.lastName,
        nickName: guest.nickName,
        lang: guest.lang,
        room: guest.room,
        checkin: guest.checkin,
        checkout: guest.checkout,
        reservationNumber: guest.reservationNumber,
        profilePic: guest.profilePic,
        createdAt: guest.createdAt,
      })
      .from(guest)
      .innerJoin(property, eq(property.id, guest.propertyId))
      .where(isOwnersGuest);
    const ids = profiles.map((one) => one.id);
    const chatUuids = profiles.map((one) => one.chatUuid);
    return {
      profiles,
      ...(await loadPersonalAccount(db, { ids, personId })),
      ...(await loadPersonalStays(db, ids)),
      ...(await loadPersonalReactions(db, ids)),
      ...(await loadPersonalChat(db, { ids, chatUuids })),
      commentRevisions: await loadPersonalCommentRevisions(db, ids),
      notifications: await loadPersonalNotifications(db, ids),
      bookings: await loadPersonalBookings(db, ids),
      activities: await activitiesOfGuests(db, ids),
      reports: await loadPersonalReports(db, ids),
      memberships: await loadPersonalLoyalty(db, ids),
      ...(await loadPersonalPosts(db, ids)),
      ...(await loadPersonalOrders(db, ids)),
    };
  }
}
