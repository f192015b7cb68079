import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { Delivery } from '../../realtime/delivery';
import type { Presence } from '../../realtime/presence';
import type { PushOutbox } from '../../realtime/push-outbox';
import type { Uploads } from '../upload/uploads';
import type { ContactRepository } from './contact.repository';
import { createDeskFacts } from './desk-facts';
import { createMemberRepository } from './member.repository';
import { createMessageRepository } from './message.repository';
import { createPageRepository } from './page.repository';
import { createReplyTimes } from './reply-time';
import { createRoomRepository } from './room.repository';
import { createSeenRooms } from './seen-rooms';
import { createSending } from './sending';
import { createStore } from './store-messages';

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

/** What the events of the chat work with. */
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
