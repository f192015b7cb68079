import { CLOSES_AFTER_MS } from '@guest/shared/contracts/ticket/ticket-status';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { property, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import { createTicketChanges } from './ticket-changes';
import type { TicketRepository } from './ticket.repository';

/** One run handles at most this many requests; the rest wait for the next run. */
const MAX_PER_RUN = 500;

interface CloseTicketsDeps {
  db: Database;
  outbox: PushOutbox;
  tickets: TicketRepository;
  now: () => number;
}

/** Closes requests that have been done for a day without a response from their guest. */
export function createCloseTickets({ db, outbox, tickets, now }: CloseTicketsDeps): () => Promise<void> {
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
      .limit(MAX_PER_RUN);
    for (const { id, property: propertyRow } of found) {
      const changed = await changes.changeBySystem(id, { from: 'done', to: 'closed', property: propertyRow });
      if (changed) await outbox.publish(...changed.outboxRows);
    }
  };
}
