import type { Database } from '../../db/database';
import type { Delivery } from '../../realtime/delivery';
import type { Presence } from '../../realtime/presence';
import type { PushOutbox } from '../../realtime/push-outbox';
import type { ContactRepository } from './contact.repository';
import { createMemberRepository } from './member.repository';
import { createMessageRepository } from './message.repository';
import { createPageRepository } from './page.repository';
import { createRoomRepository } from './room.repository';

interface Around {
  db: Database;
  outbox: PushOutbox;
  delivery: Delivery;
  people: ContactRepository;
  presence: Presence;
  now: () => number;
}

export type ChatParts = ReturnType<typeof createChatParts>;

/** What the events of the chat work with. */
export function createChatParts({ db, outbox, delivery, people, presence, now }: Around) {
  const members = createMemberRepository(db);
  return {
    ...{ db, outbox, delivery, now, members, people, presence },
    messages: createMessageRepository(db, { members, outbox, now }),
    pages: createPageRepository(db, members),
    rooms: createRoomRepository(db, people),
  };
}
