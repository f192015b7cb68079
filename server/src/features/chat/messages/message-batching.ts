import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/db/database';
import { createBatcher } from '../../../platform/concurrency/batcher';
import { createKeyedQueue } from '../../../platform/concurrency/keyed-queue';
import type { MemberRepository } from '../members/member.repository';
import type { RoomCache } from '../members/room-cache';
import type { PendingMessage, MessageWriter, SentMessage } from './message-writer';

/** The maximum number of rooms per statement. */
const MAX_ROOMS_PER_BATCH = 100;
/** A second batch is prepared while the first waits for the disk. */
const MAX_BATCHES = 2;
/** More guests than write at the same time without the id of their room. */
const MAX_STARTED_ROOMS = 5_000;

/** A message for the batch of a room; `pending` is how it is written alone. */
interface PendingRoomMessage {
  room: string;
  pending: PendingMessage;
}

interface MessageBatchingDeps {
  db: Database;
  members: MemberRepository;
  roomCache: RoomCache;
  writer: MessageWriter;
  /** Starts to publish a stored message; calls are in the order of storing. */
  publish: (stored: SentMessage) => Promise<void>;
  log: FastifyBaseLogger;
}

/**
 * Writes messages in order per room and in batches over several rooms. Resolves when a message is committed
 * and published.
 */
export function createMessageBatching({ db, members, roomCache, writer, publish, log }: MessageBatchingDeps) {
  const queue = createKeyedQueue();
  /** The rooms of guests who do not send their ids; a room that has ended meanwhile is looked up again. */
  const startedRooms = new LRUCache<string, string>({
    maxSize: MAX_STARTED_ROOMS,
    sizeCalculation: () => 1,
  });
  const batcher = createBatcher<PendingRoomMessage, SentMessage>({
    maxSize: MAX_ROOMS_PER_BATCH,
    maxParallel: MAX_BATCHES,
    work: processBatch,
  });

  /** Writes a single message that may wait for the lock, create its room or be rejected. */
  const writeSingle = ({ room, ...pending }: PendingMessage): Promise<SentMessage> =>
    db.transaction(async (tx) => {
      const roomId = typeof room === 'string' ? room : await room(tx);
      const membership = await members.lockMembership(roomId, pending.actor, tx);
      return writer.writeLocked(tx, { ...pending, membership });
    });

  /** Writes the messages that the cached rooms allow; the results of all others are `undefined`. */
  async function writeBatch(pendingMessages: PendingRoomMessage[]): Promise<(SentMessage | undefined)[]> {
    const admitted = pendingMessages.map(({ room, pending: { actor, message, isPrivate } }) => {
      const membership = roomCache.membership(room, actor);
      return membership && { actor, message, isPrivate, membership };
    });
    const stored = await writer.writeUnlocked(db, admitted).catch((error: unknown): undefined[] => {
      // If one message fails the whole batch, each is written alone, so that the error reaches only its
      // sender.
      log.warn({ err: error }, 'message batch could not be stored; writing messages one by one');
      return [];
    });
    return pendingMessages.map(({ room }, i) => {
      const one = stored[i];
      if (one) roomCache.recordMessage(room, one.message.seq);
      else roomCache.evict(room);
      return one;
    });
  }

  /**
   * Tries the cached rooms first, then rereads those of the failed messages and tries once more, then writes
   * alone.
   */
  async function processBatch(pendingMessages: PendingRoomMessage[]) {
    const stored = await writeBatch(pendingMessages);
    const remaining = pendingMessages.filter((_sending, i) => !stored[i]);
    if (remaining.length > 0)
      await roomCache.reload(remaining.map(({ room }) => room)).catch(() => undefined);
    const retried = (await writeBatch(remaining)).values();
    return pendingMessages.map(({ pending }, i) => stored[i] ?? retried.next().value ?? writeSingle(pending));
  }

  /** Writes the message with others if its room is known, and remembers the room of one that had none. */
  async function write(queueKey: string, pending: PendingMessage): Promise<SentMessage> {
    const name = `${pending.actor.id} ${queueKey}`;
    const room = typeof pending.room === 'string' ? pending.room : startedRooms.get(name);
    if (room !== undefined) return batcher.add({ room, pending });
    const done = await writeSingle(pending);
    startedRooms.set(name, done.message.roomId);
    return done;
  }

  /** `queueKey` is the key of a queue: messages with the same key are stored and published in order. */
  return async function send(queueKey: string, pending: PendingMessage): Promise<SentMessage> {
    const { stored, published } = await queue.acquire(queueKey, async () => {
      const done = await write(queueKey, pending);
      return { stored: done, published: publish(done) };
    });
    await published;
    return stored;
  };
}
