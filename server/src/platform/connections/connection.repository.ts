import { TURNED_AWAY } from '@guest/shared/contracts/core/socket-reply';
import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Connection, Database } from '../db/database';
import { chatConnection, chatNode, chatSession, staff, staffSession } from '../db/tables/schema';
import { ANSWERING_ROLES } from './actor';

export type ConnectionRow = typeof chatConnection.$inferSelect;
export type NewConnection = Omit<typeof chatConnection.$inferInsert, 'id' | 'nodeId' | 'createdAt'>;
export type ConnectionRepository = ReturnType<typeof createConnectionRepository>;

/** So long a place is kept for a socket that is still on its way in. */
const ON_ITS_WAY = sql`now() - interval '30 seconds'`;

/** Which socket of which process is whose; the same for all processes of the suite. */
export function createConnectionRepository(db: Database, nodeId: string) {
  async function add(on: Connection, one: NewConnection): Promise<number | undefined> {
    const [row] = await on
      .insert(chatConnection)
      .values({ ...one, nodeId })
      .onConflictDoNothing()
      .returning({ id: chatConnection.id });
    return row?.id;
  }

  /** Until the end of the transaction nobody ends it. */
  async function holdSession(tx: Connection, { kind, sessionHash }: NewConnection): Promise<boolean> {
    const session = kind === 'guest' ? chatSession : staffSession;
    const [held] = await tx
      .select({ hash: session.hash })
      .from(session)
      .where(eq(session.hash, sessionHash))
      .for('share');
    return held !== undefined;
  }

  return {
    of: (actorId: string): Promise<ConnectionRow[]> =>
      db.select().from(chatConnection).where(eq(chatConnection.actorId, actorId)),

    /**
     * Nothing where somebody else was quicker: a guest has one place, whichever process it is on. Throws the text for
     * whoever's session has ended meanwhile: whoever ends it takes away the places that it has by then.
     */
    take: (one: NewConnection, instead?: ConnectionRow): Promise<number | undefined> =>
      db.transaction(async (tx) => {
        if (!(await holdSession(tx, one))) throw new Error(TURNED_AWAY.session);
        if (instead) await tx.delete(chatConnection).where(eq(chatConnection.id, instead.id));
        return add(tx, one);
      }),

    async leave(id: number): Promise<void> {
      await db.delete(chatConnection).where(eq(chatConnection.id, id));
    },

    /** Says that this process lives. */
    async beat(): Promise<void> {
      const seenAt = sql`now()`;
      await db
        .insert(chatNode)
        .values({ id: nodeId })
        .onConflictDoUpdate({ target: chatNode.id, set: { seenAt } });
    },

    /** The places of this process: who is connected here without one is to go. */
    async here(): Promise<Set<number>> {
      const rows = await db
        .select({ id: chatConnection.id })
        .from(chatConnection)
        .where(eq(chatConnection.nodeId, nodeId));
      return new Set(rows.map(({ id }) => id));
    },

    /** Who of the staff that answer guests is connected, to whichever process. */
    async staffAt(propertyId: string): Promise<Set<string>> {
      const rows = await db
        .selectDistinct({ id: chatConnection.actorId })
        .from(chatConnection)
        .innerJoin(staff, eq(staff.id, chatConnection.actorId))
        .where(and(eq(chatConnection.propertyId, propertyId), inArray(staff.role, [...ANSWERING_ROLES])));
      return new Set(rows.map(({ id }) => id));
    },

    /** Takes all places of these guests or staff, and says which they were. */
    async endAll(actorIds: string[], on: Connection = db): Promise<ConnectionRow[]> {
      return on.delete(chatConnection).where(inArray(chatConnection.actorId, actorIds)).returning();
    },

    /** Forgets what this process does not have: a socket that went before it was in, or while the database was away. */
    async forgetAllBut(ids: number[]): Promise<ConnectionRow[]> {
      return db
        .delete(chatConnection)
        .where(
          and(
            eq(chatConnection.nodeId, nodeId),
            lt(chatConnection.createdAt, ON_ITS_WAY),
            ids.length > 0 ? notInArray(chatConnection.id, ids) : undefined,
          ),
        )
        .returning();
    },

    /** Forgets the processes that have said nothing for so long, and says whose sockets went with them. */
    forgetSilent: (seconds: number): Promise<ConnectionRow[]> =>
      db.transaction(async (tx) => {
        const silent = await tx
          .select({ id: chatNode.id })
          .from(chatNode)
          .where(lt(chatNode.seenAt, sql`now() - make_interval(secs => ${seconds})`))
          .for('update', { skipLocked: true });
        if (silent.length === 0) return [];
        const ids = silent.map(({ id }) => id);
        const gone = await tx.delete(chatConnection).where(inArray(chatConnection.nodeId, ids)).returning();
        await tx.delete(chatNode).where(inArray(chatNode.id, ids));
        return gone;
      }),

    /** With all its sockets, when it ends. */
    async end(): Promise<void> {
      await db.delete(chatNode).where(eq(chatNode.id, nodeId));
    },
  };
}
