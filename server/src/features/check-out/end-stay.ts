import { isLang } from '@guest/shared/contracts/core/languages';
import { and, eq } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { chargePin, checkOut, guest, stay } from '../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import type { UpcomingBookings } from '../upcoming/upcoming-bookings';
import { findOrCreateExternalRoom } from '../chat/members/external-room';
import type { MessageRepository } from '../chat/messages/message.repository';
import type { GuestRepository, GuestRow } from '../identity/guest.repository';
import type { PropertyRow } from '../property/property-scope';
import type { DoNotDisturb } from '../room-care/do-not-disturb';
import { belongsToReservation } from '../stay/belongs-to-reservation';
import { CHECKED_OUT_BY_OTHER_TEXT, CHECKED_OUT_TEXT } from './check-out-texts';
import type { CheckOutRow } from './check-out-row';

interface EndStayDeps {
  db: Database;
  outbox: PushOutbox;
  messages: Pick<MessageRepository, 'appendForProperty'>;
  guests: Pick<GuestRepository, 'change'>;
  ahead: UpcomingBookings;
  doNotDisturb: Pick<DoNotDisturb, 'endOf'>;
  now: () => number;
}

export type EndStay = ReturnType<typeof createEndStay>;

/**
 * Ends a stay after the hotel's system has checked it out. Everything before the last transaction can be
 * repeated, so a crash in between loses nothing: the check-out is still `asked` and is settled again.
 */
export function createEndStay({ db, outbox, messages, guests, ahead, doNotDisturb, now }: EndStayDeps) {
  /**
   * Cancels what the guest did not keep of what they had ahead when they asked, and all other orders of the guests of
   * the room, because they would reach its next guest.
   */
  async function cancelAhead(row: CheckOutRow): Promise<void> {
    const items = await ahead.list(belongsToReservation(row));
    const isKept = (uuid: string) => row.spared.includes(uuid);
    const isDropped = (uuid: string) => row.dropped?.includes(uuid) ?? !isKept(uuid);
    const dropped = items.filter(({ uuid, kind, guest: owner }) => {
      const isOwn = owner.id === row.guestId;
      if (kind === 'order') return !isOwn || !isKept(uuid);
      return isOwn && isDropped(uuid);
    });
    await ahead.cancelAll(dropped, { isAtAnyTime: true });
  }

  async function addMessage(
    tx: Connection,
    { row, owner, hotel }: { row: CheckOutRow; owner: GuestRow; hotel: PropertyRow },
  ): Promise<OutboxRow[]> {
    if (!hotel.isChatEnabled) return [];
    const texts = owner.id === row.guestId ? CHECKED_OUT_TEXT : CHECKED_OUT_BY_OTHER_TEXT;
    const member = { id: owner.chatUuid, kind: 'guest' as const, property: hotel };
    const roomId = await findOrCreateExternalRoom(tx, member, now());
    const lang = isLang(owner.lang) ? owner.lang : 'en';
    const body = {
      text: texts[lang],
      messageType: 'text' as const,
      lang,
      isAutomatic: true,
    };
    return [await messages.appendForProperty(tx, hotel, { roomId, body })];
  }

  return async (row: CheckOutRow, hotel: PropertyRow): Promise<void> => {
    const { propertyId, reservationNumber } = row;
    await cancelAhead(row);
    const outboxRows = await db.transaction(async (tx) => {
      const [done] = await tx
        .update(checkOut)
        .set({ status: 'done', doneAt: new Date(now()) })
        .where(and(eq(checkOut.id, row.id), eq(checkOut.status, 'asked')))
        .returning();
      // Another server has settled it.
      if (!done) return [];
      await tx
        .delete(chargePin)
        .where(and(eq(chargePin.propertyId, propertyId), eq(chargePin.reservationNumber, reservationNumber)));
      await tx
        .update(stay)
        .set({ status: 'checked_out', room: null })
        .where(and(eq(stay.propertyId, propertyId), eq(stay.reservationNumber, reservationNumber)));
      // “Do not disturb” ends, so that the room can be cleaned for the next guest.
      const rows = await doNotDisturb.endOf(tx, row, 'check_out');
      const owners = await tx.select().from(guest).where(belongsToReservation(row)).orderBy(guest.id);
      for (const owner of owners) {
        // Without its room, this guest cannot be mistaken for the next guest of the room.
        await guests.change(owner.id, { room: null, hasLeft: true }, { on: tx });
      }
      // Everybody who publishes to several guests locks their conversations in this order.
      owners.sort((a, b) => (a.chatUuid < b.chatUuid ? -1 : 1));
      for (const owner of owners) {
        rows.push(...(await addMessage(tx, { row, owner, hotel })));
        rows.push(await outbox.addToUser(tx, owner.chatUuid, 'stayEnded', { reservationNumber }));
      }
      return rows;
    });
    await outbox.publish(...outboxRows);
  };
}
