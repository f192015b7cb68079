import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Connection } from '../../../platform/db/database';
import { room, roomEvent } from '../../../platform/db/tables/schema';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { sentOtherwise } from '../../../platform/errors/refusal';
import { messageOf } from './message-reply';

interface Around {
  outbox: PushOutbox;
  now: () => number;
}

export type MessageRepository = ReturnType<typeof createMessageRepository>;

/** What is said in a room as a part of something else, in its transaction. */
export function createMessageRepository({ outbox, now }: Around) {
  return { sayFor, append };

  /** What the house itself says in a room with its staff. */
  async function sayFor(
    tx: Connection,
    { id, timeZone }: Actor['property'],
    { roomId, body }: { roomId: string; body: StoredMessage },
  ): Promise<OutboxRow> {
    const said = await append(tx, { id, kind: 'staff' }, { roomId, key: null, body });
    const push = { ...messageOf(said, timeZone), prevSeq: said.seq - 1 };
    return outbox.addToRoom(tx, roomId, 'newExternalMessage', push);
  }

  /** The caller holds the lock of the room, so places have no gaps and are never seen out of order. */
  async function append(
    tx: Connection,
    actor: Pick<Actor, 'id' | 'kind'>,
    { roomId, key, body }: { roomId: string; key: string | null; body: StoredMessage },
  ) {
    const createdAt = new Date(now());
    // What the house says by itself moves no conversation up.
    const activity = actor.kind === 'guest' && { lastActivityAt: createdAt };
    const [head] = await tx
      .update(room)
      .set({ headSeq: sql`${room.headSeq} + 1`, ...activity })
      .where(eq(room.id, roomId))
      .returning({ seq: room.headSeq });
    const [stored] = await tx
      .insert(roomEvent)
      .values({
        roomId,
        seq: head?.seq ?? 0,
        kind: 'message',
        actorId: actor.id,
        actorKind: actor.kind,
        clientId: key,
        bodyHash: hashOf(body),
        body,
        createdAt,
      })
      .onConflictDoNothing()
      .returning();
    // The same key was sent to another room at the same moment: that one was first.
    if (!stored) throw sentOtherwise();
    return stored;
  }
}

/** The body is made by us, always in the same order of its names. */
export const hashOf = (body: StoredMessage) =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
