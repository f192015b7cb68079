import type { PushName, PushOf } from '@guest/shared/contracts/socket.contract';
import { asc, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection, Database } from '../db/database';
import { chatUser, pushOutbox, userEvent } from '../db/tables/schema';
import { doEvery } from '../jobs/do-every';
import { createGroups } from '../concurrency/groups';
import type { Delivery, Telling } from './delivery';

const LOOK_EVERY_MS = 1_000;
const AT_ONCE = 200;
/** What was told goes soon, and before anybody looks for what is left. */
const FORGET_AFTER_MS = 100;

type Body<Name extends PushName> = Omit<PushOf<Name>, 'epoch' | 'unread' | 'unreadAt' | 'userSeq'>;
export type OutboxRow = Telling & { id: number };
export type PushOutbox = ReturnType<typeof createPushOutbox>;

/** What is told is written down with what it tells of, in one transaction: a crash in between loses nothing. */
export function createPushOutbox(
  db: Database,
  { deliverAll, isWhole }: Pick<Delivery, 'deliverAll' | 'isWhole'>,
  log: FastifyBaseLogger,
) {
  const telling = createGroups<OutboxRow, boolean>({
    most: AT_ONCE,
    atOnce: Infinity,
    work: async (rows) => deliverAll(rows),
  });
  const forgetting = createGroups<OutboxRow, void>({
    most: AT_ONCE,
    atOnce: 1,
    gatherMs: FORGET_AFTER_MS,
    async work(rows) {
      await forget(rows);
      return rows.map(() => undefined);
    },
  });

  /** Of what was told last; what was told before goes no later. */
  let forgotten: Promise<void> = Promise.resolve();

  async function add(on: Connection, telling: Telling): Promise<OutboxRow> {
    const [row] = await on.insert(pushOutbox).values(telling).returning();
    if (!row) throw new Error('PostgreSQL returned no row for an insert');
    return row;
  }

  const waits = (error: unknown) => log.error({ err: error }, 'a push has to wait');

  async function forget(rows: OutboxRow[], on: Connection = db): Promise<void> {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await on.delete(pushOutbox).where(sql`${pushOutbox.id} = any(${sql.param(ids)}::bigint[])`);
  }

  /** What a server that died, or could not reach the others, has left untold; each row is one server's. */
  async function tellLeft(): Promise<void> {
    if (!isWhole()) return;
    await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(pushOutbox)
        .where(lt(pushOutbox.createdAt, sql`now() - interval '1 second'`))
        .orderBy(asc(pushOutbox.id))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return;
      const told = await Promise.all(deliverAll(rows));
      await forget(
        rows.filter((_row, i) => told[i]),
        tx,
      );
    });
  }

  /** Also kept in the log of that one guest, for the devices that are away. */
  async function addToUser<Name extends PushName>(
    on: Connection,
    userId: string,
    event: Name,
    body: Body<Name>,
  ): Promise<OutboxRow> {
    const [head] = await on
      .insert(chatUser)
      .values({ id: userId, headSeq: 1 })
      .onConflictDoUpdate({ target: chatUser.id, set: { headSeq: sql`${chatUser.headSeq} + 1` } })
      .returning();
    if (!head) throw new Error('PostgreSQL returned no row for an insert');
    await on.insert(userEvent).values({ userId, seq: head.headSeq, event, body });
    return add(on, { topic: `user:${userId}`, event, body: { ...body, userSeq: head.headSeq } });
  }

  return {
    addToRoom: <Name extends PushName>(on: Connection, roomId: string, event: Name, body: Body<Name>) =>
      add(on, { topic: `room:${roomId}`, event, body }),

    add,

    addToUser,

    /**
     * The same for several. Everybody's log is locked until the transaction ends, always in this order: two that wrote to
     * the same guests in different orders would wait for each other.
     */
    async addToUsers<Name extends PushName>(
      on: Connection,
      userIds: string[],
      event: Name,
      body: Body<Name>,
    ): Promise<OutboxRow[]> {
      const rows: OutboxRow[] = [];
      for (const id of [...new Set(userIds)].sort()) rows.push(await addToUser(on, id, event, body));
      return rows;
    },

    /** Tells it now, after the transaction. What fails here is told by `tellLeft`, of this server or another. */
    async tell(...rows: OutboxRow[]): Promise<void> {
      for (const row of rows) {
        const isTold = await telling.add(row).catch(waits);
        if (isTold) forgotten = forgetting.add(row).catch(waits);
      }
    },

    /** Begins to look for what is left; returns the stop, after which what was told is no more. */
    watch(): () => Promise<void> {
      const stop = doEvery(LOOK_EVERY_MS, tellLeft, (error) =>
        log.error({ err: error }, 'what is left could not be told'),
      );
      return async () => {
        await Promise.all([stop(), forgotten]);
      };
    },
  };
}
