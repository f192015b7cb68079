import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database';
import type { Publisher } from '../../../platform/outbox/publisher';
import type { Presence } from '../../../platform/socket/presence';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Uploads } from '../../upload/uploads';
import type { ContactRepository } from '../members/contact.repository';
import { createIntroductions } from '../members/introductions';
import { createStaffAvailability } from '../rooms/staff-availability';
import { createMemberRepository } from '../members/member.repository';
import { createMessageRepository } from '../messages/message.repository';
import { createMessagePageRepository } from '../messages/message-page.repository';
import { createReplyTimes } from '../rooms/reply-time';
import { createRoomRepository } from '../rooms/room.repository';
import { createRoomCache } from '../members/room-cache';
import { createMessageBatching } from '../messages/message-batching';
import { createMessageWriter } from '../messages/message-writer';

interface ChatPlatformDeps {
  db: Database;
  outbox: PushOutbox;
  delivery: Publisher;
  people: ContactRepository;
  presence: Presence;
  uploads: Uploads;
  now: () => number;
  log: FastifyBaseLogger;
}

export type ChatDeps = ReturnType<typeof createChatDeps>;

/** Creates the objects shared by the chat handlers. */
export function createChatDeps({
  db,
  outbox,
  delivery,
  people,
  presence,
  uploads,
  now,
  log,
}: ChatPlatformDeps) {
  const members = createMemberRepository(db);
  const messages = createMessageRepository({ outbox, now });
  const introduce = createIntroductions({ people, outbox });
  const writer = createMessageWriter({ messages, uploads, introduce, now });
  const roomCache = createRoomCache(members, now);
  return {
    db,
    outbox,
    delivery,
    now,
    members,
    people,
    presence,
    uploads,
    messages,
    introduce,
    send: createMessageBatching({
      db,
      members,
      roomCache,
      writer,
      log,
      publish: ({ outboxRows }) => outbox.publish(...outboxRows),
    }),
    pages: createMessagePageRepository(db, members),
    rooms: createRoomRepository(db, people, createStaffAvailability(createReplyTimes(db, now), now)),
  };
}
