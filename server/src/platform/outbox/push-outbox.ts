import type { PushName, PushOf } from '@guest/shared/contracts/socket.contract';
import { asc, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { assertRow } from '../db/assert-row';
import type { Connection, Database } from '../db/database';
import { precompileStatement } from '../db/precompile-statement';
import { chatUser, pushOutbox, userEvent } from '../db/tables/schema';
import { unflushedCommit } from '../db/unflushed-commit';
import { startIntervalTask } from '../jobs/interval-task';
import { createBatcher } from '../concurrency/batcher';
import type { Publisher } from './publisher';
import type { OutboxEvent } from './topic';

const CHECK_EVERY_MS = 1_000;
const MAX_BATCH = 200;
/** Published rows are deleted quickly, before the check for undelivered rows finds them. */
const DELETE_AFTER_MS = 100;

type Body<Name extends PushName> = Omit<PushOf<Name>, 'epoch' | 'unread' | 'unreadAt' | 'userSeq'>;
export type OutboxRow = OutboxEvent & { id: number };
export type PushOutbox = ReturnType<typeof createPushOutbox>;

interface NewEvents {
  events?: readonly OutboxEvent[];
  /** An event to all devices of a guest; its seq in the guest's log is added to its body. */
  toUser?: { userId: string; event: PushName; body: Record<string, unknown> };
}

/** The event of the guest comes last. */
const addStatement = precompileStatement(sql`
  with given as (
    select * from jsonb_to_recordset(${sql.placeholder('events')}::jsonb) as one (n int, topic text, event text, body jsonb)
  ), mine as (
    select * from jsonb_to_record(${sql.placeholder('mine')}::jsonb) as one ("userId" uuid, topic text, event text, body jsonb)
    where "userId" is not null
  ), head as (
    insert into ${chatUser} (id, head_seq) select "userId", 1 from mine
    on conflict (id) do update set head_seq = ${chatUser.headSeq} + 1
    returning head_seq
  ), logged as (
    insert into ${userEvent} (user_id, seq, event, body) select "userId", head_seq, event, body from mine, head
  )
  insert into ${pushOutbox} (topic, event, body)
  select topic, event, body from (
    select n, topic, event, body from given
    union all
    select null, topic, event, body || jsonb_build_object('userSeq', head_seq) from mine, head
  ) as every order by n nulls last
  returning id, case when topic like 'user:%' then body ->> 'userSeq' end as seq`);

// Rows that a crash brings back are published again.
const deleteStatement = precompileStatement(sql`
  delete from ${pushOutbox}
  where (select ${unflushedCommit}) is not null and ${pushOutbox.id} = any(${sql.placeholder('ids')}::bigint[])`);

/**
 * Writes events to the outbox in the transaction of the change they describe, so that a crash cannot lose
 * them.
 */
export function createPushOutbox(
  db: Database,
  { deliverAll, isWhole }: Pick<Publisher, 'deliverAll' | 'isWhole'>,
  log: FastifyBaseLogger,
) {
  const publishing = createBatcher<OutboxRow, boolean>({
    maxSize: MAX_BATCH,
    maxParallel: Infinity,
    work: async (rows) => deliverAll(rows),
  });
  const deleting = createBatcher<OutboxRow, void>({
    maxSize: MAX_BATCH,
    maxParallel: 1,
    gatherMs: DELETE_AFTER_MS,
    async work(rows) {
      await deleteRows(rows);
      return rows.map(() => undefined);
    },
  });

  /** Settles when the last batch of published rows is deleted; earlier batches are deleted before it. */
  let deleted: Promise<void> = Promise.resolve();

  async function add(on: Connection, event: OutboxEvent): Promise<OutboxRow> {
    const [row] = await on.insert(pushOutbox).values(event).returning();
    assertRow(row);
    return row;
  }

  const logRetry = (error: unknown) => log.error({ err: error }, 'outbox delivery failed; retrying later');

  async function deleteRows(rows: OutboxRow[], on: Connection = db): Promise<void> {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await on.execute(deleteStatement({ ids }));
  }

  /**
   * Publishes rows left by a server that died or could not reach the others. The row locks ensure that only
   * one server handles a row.
   */
  async function publishUndelivered(): Promise<void> {
    if (!isWhole()) return;
    await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(pushOutbox)
        .where(lt(pushOutbox.createdAt, sql`now() - interval '1 second'`))
        .orderBy(asc(pushOutbox.id))
        .limit(MAX_BATCH)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return;
      const published = await Promise.all(deliverAll(rows));
      await deleteRows(
        rows.filter((_row, i) => published[i]),
        tx,
      );
    });
  }

  /** Adds events in one statement. The one of a guest is also stored in their log, which stays locked. */
  async function addAll(on: Connection, { events = [], toUser }: NewEvents): Promise<OutboxRow[]> {
    const mine = toUser && { topic: `user:${toUser.userId}`, event: toUser.event, body: toUser.body };
    const { rows } = await on.execute<{ id: string; seq: string | null }>(
      addStatement({
        events: JSON.stringify(events.map(({ topic, event, body }, n) => ({ n, topic, event, body }))),
        mine: mine ? JSON.stringify({ ...mine, userId: toUser.userId }) : '{}',
      }),
    );
    return [...events, ...(mine ? [mine] : [])].map((event, i) => {
      const row = rows[i];
      assertRow(row, 'an event');
      const body = row.seq === null ? event.body : { ...event.body, userSeq: Number(row.seq) };
      return { ...event, id: Number(row.id), body };
    });
  }

  /** Also stores the event in the guest's own log, for devices that are offline. */
  async function addToUser<Name extends PushName>(
    on: Connection,
    userId: string,
    event: Name,
    body: Body<Name>,
  ): Promise<OutboxRow> {
    const [row] = await addAll(on, { toUser: { userId, event, body } });
    assertRow(row);
    return row;
  }

  return {
    addToRoom: <Name extends PushName>(on: Connection, roomId: string, event: Name, body: Body<Name>) =>
      add(on, { topic: `room:${roomId}`, event, body }),

    add,

    addAll,

    addToUser,

    /**
     * Stores an event for several guests. Each guest's log stays locked until the transaction ends, so the
     * guests are processed in sorted order to prevent deadlocks.
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

    /**
     * Publishes the rows immediately, after the transaction. Rows that fail are published later by
     * `publishUndelivered`, of this server or another.
     */
    async publish(...rows: OutboxRow[]): Promise<void> {
      for (const row of rows) {
        const isPublished = await publishing.add(row).catch(logRetry);
        if (isPublished) deleted = deleting.add(row).catch(logRetry);
      }
    },

    /**
     * Starts the check for undelivered rows. Returns a function that stops it and resolves when all published
     * rows are deleted.
     */
    watch(): () => Promise<void> {
      const stop = startIntervalTask(CHECK_EVERY_MS, publishUndelivered, (error) =>
        log.error({ err: error }, 'undelivered outbox rows could not be published; retrying'),
      );
      return async () => {
        await Promise.all([stop(), deleted]);
      };
    },
  };
}
