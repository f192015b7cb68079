import { CONNECTION_REJECTED } from '@guest/shared/contracts/core/socket-reply';
import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Connection, Database } from '../db/database';
import { chatConnection, chatNode, chatSession, staff, staffSession } from '../db/tables/schema';
import { ANSWERING_ROLES } from './actor';

export type ConnectionRow = typeof chatConnection.$inferSelect;
export type NewConnection = Omit<typeof chatConnection.$inferInsert, 'id' | 'nodeId' | 'createdAt'>;
export type ConnectionRepository = ReturnType<typeof createConnectionRepository>;

/** A connection row may exist this long without a socket while the socket is still connecting. */
const CONNECTING_SINCE = sql`now() - interval '30 seconds'`;

/** Stores which actor is connected through which socket of which process; all processes share it. */
export function createConnectionRepository(db: Database, nodeId: string) {
  async function add(on: Connection, one: NewConnection): Promise<number | undefined> {
    const [row] = await on
      .insert(chatConnection)
      .values({ ...one, nodeId })
      .onConflictDoNothing()
      .returning({ id: chatConnection.id });
    return row?.id;
  }

  /** Locks the session, so that nobody can end it before the transaction does. */
  async function lockSession(tx: Connection, { kind, sessionHash }: NewConnection): Promise<boolean> {
    const session = kind === 'guest' ? chatSession : staffSession;
    const [locked] = await tx
      .select({ hash: session.hash })
      .from(session)
      .where(eq(session.hash, sessionHash))
      .for('share');
    return locked !== undefined;
  }

  return {
    findByActor: (actorId: string): Promise<ConnectionRow[]> =>
      db.select().from(chatConnection).where(eq(chatConnection.actorId, actorId)),

    findByActors: (actorIds: readonly string[]): Promise<ConnectionRow[]> =>
      db
        .select()
        .from(chatConnection)
        .where(inArray(chatConnection.actorId, [...actorIds])),

    /**
     * Returns `undefined` if another socket was faster: a guest has one connection across all processes.
     * Throws the rejection text if the session has ended; whoever ends a session also deletes the connections
     * that exist by then.
     */
    claim: (one: NewConnection, replaced?: ConnectionRow): Promise<number | undefined> =>
      db.transaction(async (tx) => {
        if (!(await lockSession(tx, one))) throw new Error(CONNECTION_REJECTED.session);
        if (replaced) await tx.delete(chatConnection).where(eq(chatConnection.id, replaced.id));
        return add(tx, one);
      }),

    async deleteConnection(id: number): Promise<void> {
      await db.delete(chatConnection).where(eq(chatConnection.id, id));
    },

    /** Writes the heartbeat of this process. */
    async recordHeartbeat(): Promise<void> {
      const seenAt = sql`now()`;
      await db
        .insert(chatNode)
        .values({ id: nodeId })
        .onConflictDoUpdate({ target: chatNode.id, set: { seenAt } });
    },

    /** Returns the ids of this process's connections; a socket whose id is missing must be closed. */
    async idsOfThisProcess(): Promise<Set<number>> {
      const rows = await db
        .select({ id: chatConnection.id })
        .from(chatConnection)
        .where(eq(chatConnection.nodeId, nodeId));
      return new Set(rows.map(({ id }) => id));
    },

    /** Returns the staff who answer guests and are connected to any process. */
    async onlineStaff(propertyId: string): Promise<Set<string>> {
      const rows = await db
        .selectDistinct({ id: chatConnection.actorId })
        .from(chatConnection)
        .innerJoin(staff, eq(staff.id, chatConnection.actorId))
        .where(and(eq(chatConnection.propertyId, propertyId), inArray(staff.role, [...ANSWERING_ROLES])));
      return new Set(rows.map(({ id }) => id));
    },

    /** Deletes all connections of these guests or staff and returns them. */
    async deleteByActors(actorIds: string[], on: Connection = db): Promise<ConnectionRow[]> {
      return on.delete(chatConnection).where(inArray(chatConnection.actorId, actorIds)).returning();
    },

    /**
     * Deletes rows of this process without a socket: the socket closed before it was registered, or while the
     * database was unavailable.
     */
    async deleteAllExcept(ids: number[]): Promise<ConnectionRow[]> {
      return db
        .delete(chatConnection)
        .where(
          and(
            eq(chatConnection.nodeId, nodeId),
            lt(chatConnection.createdAt, CONNECTING_SINCE),
            ids.length > 0 ? notInArray(chatConnection.id, ids) : undefined,
          ),
        )
        .returning();
    },

    /**
     * Deletes processes without a heartbeat for this many seconds and returns the connections that were
     * deleted with them.
     */
    deleteSilentProcesses: (seconds: number): Promise<ConnectionRow[]> =>
      db.transaction(async (tx) => {
        const silent = await tx
          .select({ id: chatNode.id })
          .from(chatNode)
          .where(lt(chatNode.seenAt, sql`now() - make_interval(secs => ${seconds})`))
          .for('update', { skipLocked: true });
        if (silent.length === 0) return [];
        const ids = silent.map(({ id }) => id);
        const deleted = await tx
          .delete(chatConnection)
          .where(inArray(chatConnection.nodeId, ids))
          .returning();
        await tx.delete(chatNode).where(inArray(chatNode.id, ids));
        return deleted;
      }),

    /** Deletes this process and its connections when it ends. */
    async deleteThisProcess(): Promise<void> {
      await db.delete(chatNode).where(eq(chatNode.id, nodeId));
    },
  };
}
