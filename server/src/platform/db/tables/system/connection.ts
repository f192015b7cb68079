import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, instant, propertyId } from '../columns/columns';

/** A server process with sockets; the row counts as long as the process refreshes `seen_at`. */
export const chatNode = pg.pgTable('chat_node', {
  id: pg.uuid('id').primaryKey(),
  seenAt: instant('seen_at').notNull().defaultNow(),
});

/**
 * The socket of each connected actor and its server process. A write must present the row's id: when a new
 * socket replaces an old one it gets a new row, so requests of the old socket are rejected even by a process
 * that does not know of the replacement yet.
 */
export const chatConnection = pg.pgTable(
  'chat_connection',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    /** The actor's chat id. */
    actorId: pg.uuid('actor_id').notNull(),
    kind: pg.text('kind').$type<'guest' | 'staff'>().notNull(),
    propertyId: propertyId(),
    nodeId: pg
      .uuid('node_id')
      .notNull()
      .references(() => chatNode.id, { onDelete: 'cascade' }),
    socketId: pg.text('socket_id').notNull(),
    tabId: pg.text('tab_id').notNull(),
    sessionHash: pg.text('session_hash').notNull(),
    createdAt: createdAt(),
  },
  (one) => [
    pg
      .uniqueIndex('chat_connection_one_a_guest')
      .on(one.actorId)
      .where(sql`${one.kind} = 'guest'`),
    pg.index('chat_connection_of').on(one.actorId),
    pg.index('chat_connection_on').on(one.nodeId),
    pg
      .index('chat_connection_staff')
      .on(one.propertyId)
      .where(sql`${one.kind} = 'staff'`),
  ],
);
