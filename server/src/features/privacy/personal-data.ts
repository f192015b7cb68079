import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { zipSync, strToU8 } from 'fflate';
import type { Database } from '../../platform/db/database';
import {
  activity,
  calendarFeed,
  checkOut,
  comment,
  commentLike,
  consent,
  doNotDisturb,
  favorite,
  guest,
  guestToken,
  notificationChoice,
  notificationSetting,
  outlet,
  personKey,
  postLike,
  property,
  pushSubscription,
  roomEvent,
  roomRating,
  stay,
  ticket,
} from '../../platform/db/tables/schema';
import type { Text } from '../../platform/db/tables/columns/stored';
import { loadPersonalReports } from '../moderation/cases/personal-reports';
import { loadPersonalPosts } from '../feed/posting/post-erasure';
import { loadPersonalLoyalty } from '../loyalty/ledger/loyalty-erasure';
import { loadPersonalOrders } from '../order/record/order-export';
import { readPostPhotos } from '../feed/photos/read-post-photos';
import type { FileStore } from '../upload/store/file-store';
import { loadPersonalCommentRevisions } from '../feed/comment/comment-erasure';
import type { PhotoStore } from '../photo/photo-store';
import { activitiesOfGuests } from '../activity-booking/record/personal-activities';
import { loadPersonalBookings } from '../table-booking/record/booking-export';

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
    const [contacts, stays, consents, sessions, comments, favorites, likes, messages, requests] =
      await Promise.all([
        personId
          ? db
              .select({ kind: personKey.kind, address: personKey.address, verifiedAt: personKey.verifiedAt })
              .from(personKey)
              .where(eq(personKey.personId, personId))
          : [],
        db
          .select({
            reservationNumber: stay.reservationNumber,
            checkin: stay.checkin,
            checkout: stay.checkout,
            room: stay.room,
            source: stay.source,
          })
          .from(stay)
          .where(inArray(stay.guestId, ids)),
        db
          .select({
            type: consent.type,
            version: consent.version,
            granted: consent.granted,
            lang: consent.lang,
            at: consent.at,
          })
          .from(consent)
          .where(inArray(consent.guestId, ids)),
        db
          .select({
            browser: guestToken.browser,
            system: guestToken.system,
            createdAt: guestToken.createdAt,
            lastUsedAt: guestToken.lastUsedAt,
          })
          .from(guestToken)
          .where(inArray(guestToken.guestId, ids)),
        db
          .select({
            id: comment.id,
            postId: comment.postId,
            text: comment.text,
            createdAt: comment.createdAt,
          })
          .from(comment)
          .where(inArray(comment.guestId, ids)),
        db
          .select({
            type: favorite.type,
            uuid: favorite.uuid,
            // `null` if the hotel no longer offers it.
            name: sql<Text | null>`coalesce(${outlet.name}, ${activity.name})`,
            notify: favorite.notify,
            createdAt: favorite.createdAt,
          })
          .from(favorite)
          .leftJoin(outlet, and(eq(favorite.type, 'outlet'), eq(outlet.id, favorite.uuid)))
          .leftJoin(activity, and(eq(favorite.type, 'activity'), eq(activity.id, favorite.uuid)))
          .where(inArray(favorite.guestId, ids)),
        db
          .select({ postId: postLike.postId, createdAt: postLike.createdAt })
          .from(postLike)
          .where(and(inArray(postLike.guestId, ids), eq(postLike.isLiked, true))),
        db
          .select({ roomId: roomEvent.roomId, body: roomEvent.body, createdAt: roomEvent.createdAt })
          .from(roomEvent)
          .where(
            and(
              inArray(roomEvent.actorId, chatUuids),
              isNull(roomEvent.deletedAt),
              eq(roomEvent.kind, 'message'),
            ),
          ),
        db
          .select({
            note: ticket.note,
            values: ticket.values,
            status: ticket.status,
            createdAt: ticket.createdAt,
          })
          .from(ticket)
          .where(inArray(ticket.guestId, ids)),
      ]);
    return {
      profiles,
      contacts,
      stays,
      consents,
      sessions,
      comments,
      favorites,
      likes,
      messages,
      requests,
      commentRevisions: await loadPersonalCommentRevisions(db, ids),
      commentLikes: await db
        .select({ commentId: commentLike.commentId, createdAt: commentLike.createdAt })
        .from(commentLike)
        .where(and(inArray(commentLike.guestId, ids), eq(commentLike.isLiked, true))),
      ratings: await db
        .select({
          roomId: roomRating.roomId,
          stars: roomRating.stars,
          comment: roomRating.comment,
          createdAt: roomRating.createdAt,
        })
        .from(roomRating)
        .where(inArray(roomRating.guestId, chatUuids)),
      calendarFeeds: await db
        .select({ createdAt: calendarFeed.createdAt, lastReadAt: calendarFeed.lastReadAt })
        .from(calendarFeed)
        .where(inArray(calendarFeed.guestId, ids)),
      notifications: {
        choices: await db
          .select({
            class: notificationChoice.class,
            channel: notificationChoice.channel,
            isOn: notificationChoice.isOn,
          })
          .from(notificationChoice)
          .where(inArray(notificationChoice.guestId, ids)),
        settings: await db
          .select({
            quietFrom: notificationSetting.quietFrom,
            quietTo: notificationSetting.quietTo,
            hasPrivatePreviews: notificationSetting.hasPrivatePreviews,
          })
          .from(notificationSetting)
          .where(inArray(notificationSetting.guestId, ids)),
        devices: await db
          .select({
            endpoint: pushSubscription.endpoint,
            userAgentClass: pushSubscription.userAgentClass,
            createdAt: pushSubscription.createdAt,
          })
          .from(pushSubscription)
          .where(inArray(pushSubscription.guestId, ids)),
      },
      checkOuts: await db
        .select({
          reservationNumber: checkOut.reservationNumber,
          invoiceEmail: checkOut.invoiceEmail,
          status: checkOut.status,
          askedAt: checkOut.askedAt,
        })
        .from(checkOut)
        .where(inArray(checkOut.guestId, ids)),
      doNotDisturb: await db
        .select({
          room: doNotDisturb.room,
          since: doNotDisturb.since,
          until: doNotDisturb.until,
          endedAt: doNotDisturb.endedAt,
        })
        .from(doNotDisturb)
        .where(inArray(doNotDisturb.guestId, ids)),
      bookings: await loadPersonalBookings(db, ids),
      activities: await activitiesOfGuests(db, ids),
      reports: await loadPersonalReports(db, ids),
      memberships: await loadPersonalLoyalty(db, ids),
      ...(await loadPersonalPosts(db, ids)),
      ...(await loadPersonalOrders(db, ids)),
    };
  }
}
