import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { Delivery } from '../../platform/outbox/delivery';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { Presence } from '../../platform/socket/presence';
import type { Uploads } from '../upload/uploads';
import { createChatParts, type ChatParts } from './core/chat-parts';
import { createRoomChanges, type RoomChanges } from './core/room-changes';
import { groupEvents } from './handlers/group.events';
import { houseRoomEvents } from './handlers/house-room.events';
import { markEvents } from './handlers/mark.events';
import { messageEvents } from './handlers/message.events';
import { ratingEvents } from './handlers/rating.events';
import { readingEvents } from './handlers/reading.events';
import { roomEvents } from './handlers/room.events';
import { takingBackEvents } from './handlers/taking-back.events';
import type { ContactRepository } from './members/contact.repository';
import { createRoomTopic } from './members/room-topic';
import { createCards, type Cards } from './messages/card.repository';

interface ChatModuleDeps {
  db: Database;
  outbox: PushOutbox;
  delivery: Delivery;
  people: ContactRepository;
  presence: Presence;
  uploads: Uploads;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Conversations between guests, groups and reception. Later features write cards and use the rooms. */
export function createChatModule(
  deps: ChatModuleDeps,
): Module & { chat: ChatParts; changes: RoomChanges; cards: Cards } {
  const chat = createChatParts(deps);
  const changes = createRoomChanges(chat);
  return {
    chat,
    changes,
    cards: createCards(chat),
    handlers: {
      ...messageEvents(chat),
      ...readingEvents(chat),
      ...markEvents(chat),
      ...takingBackEvents(chat),
      ...roomEvents(chat, changes),
      ...groupEvents(chat, changes),
      ...houseRoomEvents(chat, changes),
      ...ratingEvents(chat, changes),
    },
    topics: [createRoomTopic(deps.db)],
  };
}
