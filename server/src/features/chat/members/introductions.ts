import type { Connection } from '../../../platform/db/database';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { ContactRepository } from './contact.repository';
import type { CachedRoom } from './member.repository';
import { disclosureIn } from './private-disclosure';

export type Introduce = ReturnType<typeof createIntroductions>;

/**
 * Sends the two guests of a private room the profile and the read position of each other, once a request is
 * accepted or the last block has ended. Before that they know less, or only what they knew earlier.
 */
export function createIntroductions({ people, outbox }: { people: ContactRepository; outbox: PushOutbox }) {
  return async (tx: Connection, { room, members }: CachedRoom): Promise<OutboxRow[]> => {
    const unblocked = members.map((member) => ({ ...member, hasBlocked: false }));
    if (disclosureIn(room, unblocked) !== 'everything') return [];
    const contacts = await people.contacts(
      members.map(({ memberId }) => memberId),
      tx,
    );
    const rows: OutboxRow[] = [];
    for (const { memberId, readSeq } of members) {
      const user = contacts.get(memberId);
      const others = members.map((one) => one.memberId).filter((id) => id !== memberId);
      if (user) rows.push(...(await outbox.addToUsers(tx, others, 'userInfoUpdated', { user })));
      const body = { roomId: room.id, guestId: memberId, readSeq };
      for (const id of others) {
        rows.push(await outbox.add(tx, { topic: `user:${id}`, event: 'roomReadBy', body }));
      }
    }
    return rows;
  };
}
