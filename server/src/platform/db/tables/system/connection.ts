import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, instant, propertyId } from '../columns/columns';

/** A server process that has sockets, for as long as it says so. */
export const chatNode = pg.pgTable('chat_node', {
  id: pg.uuid('id').primaryKey(),
  seenAt: instant('seen_at').notNull().defaultNow(),
});

/**
 * Whose socket is where. Its number is what a writer has to show: who takes the place of a socket writes another row, and
 * whatever the old one still asks is refused, even by a process that does not know yet.
 */
export const chatConnection = pg.pgTable(
  'chat_connection',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    /** As the chat knows them. */
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
