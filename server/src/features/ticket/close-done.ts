import { CLOSES_AFTER_MS } from '@guest/shared/contracts/ticket/ticket-steps';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { property, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import { createTicketChanges } from './ticket-changes';
import { createTicketRepository } from './ticket.repository';

/** One run handles at most this many requests; the rest wait for the next run. */
const AT_ONCE = 500;

interface Parts {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}

/** Closes requests that have been done for a day without a response from their guest. */
export function createClosing({ db, outbox, now }: Parts): () => Promise<void> {
  const tickets = createTicketRepository(db);
  const changes = createTicketChanges({ db, outbox, tickets, now });
  const doneAt = db
    .select({ at: ticketHistory.at })
    .from(ticketHistory)
    .where(eq(ticketHistory.ticketId, ticket.id))
    .orderBy(desc(ticketHistory.id))
    .limit(1);

  return async () => {
    const found = await db
      .select({ id: ticket.id, property })
      .from(ticket)
      .innerJoin(property, eq(property.id, ticket.propertyId))
      .where(and(eq(ticket.status, 'done'), lte(sql`(${doneAt})`, new Date(now() - CLOSES_AFTER_MS))))
      .limit(AT_ONCE);
    for (const { id, property: house } of found) {
      const changed = await changes.bySystem(id, { from: 'done', to: 'closed', property: house });
      if (changed) await outbox.tell(...changed.tellings);
    }
  };
}
