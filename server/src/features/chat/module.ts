import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { Publisher } from '../../platform/outbox/publisher';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { Presence } from '../../platform/socket/presence';
import type { Reports } from '../moderation/cases/reports';
import type { Uploads } from '../upload/uploads';
import { createChatDeps, type ChatDeps } from './core/chat-deps';
import { createRoomChanges, type RoomChanges } from './core/room-changes';
import { groupHandlers } from './handlers/group.handlers';
import { staffRoomHandlers } from './handlers/staff-room.handlers';
import { receiptHandlers } from './handlers/receipts.handlers';
import { messageHandlers } from './handlers/message.handlers';
import { ratingHandlers } from './handlers/rating.handlers';
import { conversationQueryHandlers } from './handlers/conversation-queries.handlers';
import { roomHandlers } from './handlers/room.handlers';
import { deleteMessageHandlers } from './handlers/delete-message.handlers';
import type { ContactRepository } from './members/contact.repository';
import { createRoomTopic } from './members/room-topic';
import { createCards, type Cards } from './messages/card.repository';

/** Delivery and identity need these before the module itself can be created. */
export { createContactEvents } from './members/contact-events';
export { createContactRepository } from './members/contact.repository';

interface ChatModuleDeps {
  db: Database;
  outbox: PushOutbox;
  delivery: Publisher;
  people: ContactRepository;
  presence: Presence;
  uploads: Uploads;
  reports: Reports;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Conversations between guests, groups and reception. Later features write cards and use the rooms. */
export function createChatModule(
  deps: ChatModuleDeps,
): Module & { chat: ChatDeps; changes: RoomChanges; cards: Cards } {
  const chat = createChatDeps(deps);
  const changes = createRoomChanges(chat);
  return {
    chat,
    changes,
    cards: createCards(chat),
    handlers: {
      ...messageHandlers(chat),
      ...conversationQueryHandlers(chat),
      ...receiptHandlers(chat),
      ...deleteMessageHandlers(chat, deps.reports),
      ...roomHandlers(chat, changes),
      ...groupHandlers(chat, changes),
      ...staffRoomHandlers(chat, changes),
      ...ratingHandlers(chat, changes),
    },
    topics: [createRoomTopic(deps.db)],
  };
}
