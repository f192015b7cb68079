import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database';
import type { Delivery } from '../../../platform/outbox/delivery';
import type { Presence } from '../../../platform/socket/presence';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Uploads } from '../../upload/uploads';
import type { ContactRepository } from '../members/contact.repository';
import { createDeskFacts } from '../rooms/desk-facts';
import { createMemberRepository } from '../members/member.repository';
import { createMessageRepository } from '../messages/message.repository';
import { createPageRepository } from '../messages/page.repository';
import { createReplyTimes } from '../rooms/reply-time';
import { createRoomRepository } from '../rooms/room.repository';
import { createSeenRooms } from '../members/seen-rooms';
import { createSending } from '../messages/sending';
import { createStore } from '../messages/store-messages';

interface Around {
  db: Database;
  outbox: PushOutbox;
  delivery: Delivery;
  people: ContactRepository;
  presence: Presence;
  uploads: Uploads;
  now: () => number;
  log: FastifyBaseLogger;
}

export type ChatParts = ReturnType<typeof createChatParts>;

/** Creates the objects shared by the chat handlers. */
export function createChatParts({ db, outbox, delivery, people, presence, uploads, now, log }: Around) {
  const members = createMemberRepository(db);
  const messages = createMessageRepository({ outbox, now });
  const store = createStore({ messages, uploads, now });
  const seen = createSeenRooms(members, now);
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
    send: createSending({ db, members, seen, store, log, tell: ({ tellings }) => outbox.tell(...tellings) }),
    pages: createPageRepository(db, members),
    rooms: createRoomRepository(db, people, createDeskFacts(createReplyTimes(db, now), now)),
  };
}
