import { and, eq, inArray, isNotNull, lte, notExists, or } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { ensureProfilePhotoRows } from '../upload/profile-photo-rows';
import { eraseFromOrders, openOrdersOf } from '../order/record/order-erasure';
import { eraseFromLoyalty } from '../loyalty/ledger/loyalty-erasure';
import { eraseFromModeration } from '../moderation/cases/personal-reports';
import { eraseFromChat } from '../chat/messages/chat-erasure';
import { unsettledActivitiesOf } from '../activity-booking/record/due-charges';
import { eraseFromActivities } from '../activity-booking/record/personal-activities';
import { eraseFromComments } from '../feed/comment/comment-erasure';
import { eraseFromPosts } from '../feed/posting/post-erasure';
import { eraseFromBookings } from '../table-booking/record/booking-erasure';
import {
  calendarFeed,
  chatSession,
  checkOut,
  doNotDisturb,
  comment,
  commentLike,
  consent,
  dataExport,
  guest,
  guestToken,
  noticeMail,
  notificationChoice,
  notificationSetting,
  otpChallenge,
  otpFailure,
  person,
  personKey,
  postFlag,
  favorite,
  favoriteNotice,
  postLike,
  property,
  pushCursor,
  stay,
  stayGuess,
  ticket,
} from '../../platform/db/tables/schema';

export type PostsOnErasure = 'delete' | 'anonymise';
export interface DueErasure {
  personId: string;
  posts: PostsOnErasure;
}

export type ErasureRepository = ReturnType<typeof createErasureRepository>;

export function createErasureRepository(db: Database, now: () => number) {
  return {
    /** Returns all stays of a person with the time zone of their property. */
    stays: (personId: string) =>
      db
        .select({
          guestId: guest.id,
          checkin: guest.checkin,
          checkout: guest.checkout,
          hasLeft: guest.hasLeft,
          isStayVerified: guest.isStayVerified,
          slug: property.slug,
          name: property.name,
          timeZone: property.timeZone,
          businessDayStart: property.businessDayStart,
        })
        .from(guest)
        .innerJoin(property, eq(property.id, guest.propertyId))
        .where(and(eq(guest.personId, personId), or(isNotNull(guest.checkin), isNotNull(guest.checkout)))),

    async schedule(
      personId: string,
      schedule: { at: Date; posts: PostsOnErasure } | null,
      on: Connection,
    ): Promise<void> {
      await on
        .update(person)
        .set({ eraseAt: schedule?.at ?? null, postsOnErasure: schedule?.posts ?? null })
        .where(eq(person.id, personId));
    },

    /**
     * Returns the accounts whose waiting period has ended. Those with open orders or unsettled charges of activities
     * wait, because the hotel still needs to know the guest.
     */
    async findDue(): Promise<DueErasure[]> {
      const rows = await db
        .select({ personId: person.id, posts: person.postsOnErasure })
        .from(person)
        .where(
          and(
            lte(person.eraseAt, new Date(now())),
            notExists(openOrdersOf(db, person.id)),
            notExists(unsettledActivitiesOf(db, person.id, now())),
          ),
        );
      return rows.map(({ personId, posts }) => ({ personId, posts: posts ?? 'anonymise' }));
    },

    /** Returns those persons that still exist. */
    async findExisting(some: DueErasure[]): Promise<DueErasure[]> {
      const rows = await db
        .select({ id: person.id })
        .from(person)
        .where(
          inArray(
            person.id,
            some.map(({ personId }) => personId),
          ),
        );
      const ids = new Set(rows.map(({ id }) => id));
      return some.filter(({ personId }) => ids.has(personId));
    },

    /** Removes a person from all tables. Repeating the call is safe. */
    async erase({ personId, posts }: DueErasure): Promise<void> {
      await db.transaction(async (tx) => {
        const guests = await tx
          .select({ id: guest.id, chatUuid: guest.chatUuid })
          .from(guest)
          .where(eq(guest.personId, personId))
          .for('update');
        await ensureProfilePhotoRows(tx, eq(guest.personId, personId));
        const ids = guests.map(({ id }) => id);
        const keys = await tx
          .select({ value: personKey.value })
          .from(personKey)
          .where(eq(personKey.personId, personId));
        const targets = keys.map(({ value }) => value);
        await tx
          .delete(otpChallenge)
          .where(or(inArray(otpChallenge.target, targets), inArray(otpChallenge.guestId, ids)));
        await tx.delete(otpFailure).where(inArray(otpFailure.target, targets));
        await eraseFromPosts(tx, ids, posts);
        await eraseFromComments(tx, ids);
        if (posts === 'delete') {
          await tx.delete(comment).where(inArray(comment.guestId, ids));
        }
        for (const table of [
          guestToken,
          chatSession,
          calendarFeed,
          checkOut,
          doNotDisturb,
          stay,
          stayGuess,
          consent,
          dataExport,
          favorite,
          favoriteNotice,
          notificationChoice,
          notificationSetting,
          pushCursor,
          noticeMail,
          postLike,
          commentLike,
          postFlag,
          ticket,
        ]) {
          await tx.delete(table).where(inArray(table.guestId, ids));
        }
        await eraseFromBookings(tx, ids);
        await eraseFromActivities(tx, ids);
        await eraseFromOrders(tx, ids);
        await eraseFromLoyalty(tx, ids);
        await eraseFromModeration(tx, ids);
        await eraseFromChat(
          tx,
          guests.map(({ chatUuid }) => chatUuid),
        );
        // The guest row remains as an author without a name, because posts may refer to it.
        await tx.update(guest).set(ANONYMISED).where(inArray(guest.id, ids));
        await tx.delete(person).where(eq(person.id, personId));
      });
    },
  };
}

const ANONYMISED = {
  personId: null,
  firstName: null,
  lastName: null,
  nickName: null,
  lang: null,
  room: null,
  checkin: null,
  checkout: null,
  staySource: null,
  isStayVerified: false,
  hasLeft: false,
  reservationNumber: null,
  profilePic: null,
  isVerified: false,
};
