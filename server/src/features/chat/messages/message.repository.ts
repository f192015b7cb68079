import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Connection } from '../../../platform/db/database';
import { room, roomEvent } from '../../../platform/db/tables/schema';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { keyReused } from '../../../platform/errors/request-error';
import { toMessage } from './message.mapper';

interface MessageRepositoryDeps {
  outbox: PushOutbox;
  now: () => number;
}

export type MessageRepository = ReturnType<typeof createMessageRepository>;

/** Appends messages to a room within the transaction of another change. */
export function createMessageRepository({ outbox, now }: MessageRepositoryDeps) {
  return { appendForProperty, append };

  /** Appends a message of the hotel to a room with staff. */
  async function appendForProperty(
    tx: Connection,
    { id, timeZone }: Actor['property'],
    { roomId, body }: { roomId: string; body: StoredMessage },
  ): Promise<OutboxRow> {
    const event = await append(tx, { id, kind: 'staff' }, { roomId, key: null, body });
    const push = { ...toMessage(event, timeZone), prevSeq: event.seq - 1 };
    return outbox.addToRoom(tx, roomId, 'newExternalMessage', push);
  }

  /** The caller must hold the lock on the room, so that sequence numbers have no gaps and appear in order. */
  async function append(
    tx: Connection,
    actor: Pick<Actor, 'id' | 'kind'>,
    { roomId, key, body }: { roomId: string; key: string | null; body: StoredMessage },
  ) {
    const createdAt = new Date(now());
    // Automatic messages do not move a conversation up in the list.
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
    // A parallel request with the same idempotency key was stored in another room first.
    if (!stored) throw keyReused();
    return stored;
  }
}

/** The server builds the body with a fixed order of keys, so its hash is stable. */
export const hashOf = (body: StoredMessage) =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
