import { announcementEvents } from '../features/announcement/announcement.events';
import type { ChatParts } from '../features/chat/core/chat-parts';
import { groupEvents } from '../features/chat/handlers/group.events';
import { houseRoomEvents } from '../features/chat/handlers/house-room.events';
import { markEvents } from '../features/chat/handlers/mark.events';
import { messageEvents } from '../features/chat/handlers/message.events';
import { ratingEvents } from '../features/chat/handlers/rating.events';
import { readingEvents } from '../features/chat/handlers/reading.events';
import { createRoomChanges } from '../features/chat/core/room-changes';
import { roomEvents } from '../features/chat/handlers/room.events';
import { takingBackEvents } from '../features/chat/handlers/taking-back.events';
import type { BookingParts } from '../features/table-booking/record/booking-parts';
import { tableBookingEvents } from '../features/table-booking/staff/table-booking.events';
import { chargePinEvents } from '../features/order/charge-pin/charge-pin.events';
import { orderEvents } from '../features/order/staff/order.events';
import { templateEvents } from '../features/ticket/template.events';
import { ticketEvents } from '../features/ticket/ticket.events';
import { translationEvents } from '../features/translation/translation.events';
import type { Translator } from '../features/translation/translator';
import { uploadEvents } from '../features/upload/upload.events';
import type { FastifyBaseLogger } from 'fastify';
import type { Handlers } from '../platform/socket/answer';

/** Collects the handlers of all socket requests. */
export function createHandlers(
  chat: ChatParts,
  tables: BookingParts,
  translation: { translator: Translator | null; log: FastifyBaseLogger },
): Partial<Handlers> {
  const changes = createRoomChanges(chat);
  return {
    ...messageEvents(chat),
    ...readingEvents(chat),
    ...markEvents(chat),
    ...takingBackEvents(chat),
    ...roomEvents(chat, changes),
    ...groupEvents(chat, changes),
    ...houseRoomEvents(chat, changes),
    ...ratingEvents(chat, changes),
    ...announcementEvents(chat),
    ...templateEvents(chat),
    ...ticketEvents(chat),
    ...tableBookingEvents(tables),
    ...translationEvents(chat, translation),
    ...orderEvents(chat, tables),
    ...chargePinEvents(chat, changes),
    ...uploadEvents(chat.uploads, chat.members),
  };
}
