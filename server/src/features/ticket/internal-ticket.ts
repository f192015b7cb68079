import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection } from '../../platform/db/database';
import type { Text } from '../../platform/db/tables/columns/stored';
import { requestTemplate, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import type { GuestRow } from '../identity/guest.repository';
import type { PropertyRow } from '../property/property-scope';
import { publishTicket } from './ticket-events';
import { createTicketRepository } from './ticket.repository';
import type { Database } from '../../platform/db/database';

/** A template that the suite itself uses. Guests do not see it in the list of services. */
export interface InternalTicketTemplate {
  /** The keys of a hotel's own requests contain no underscore, so that none of them takes this one. */
  slug: `${string}_${string}`;
  name: Text;
  icon: string;
  /** The labels of the values. */
  fields: Record<string, Text>;
}

/** Returns the row of a template. It is not active, so that guests cannot order it like a service. */
export const internalTemplateRow = (
  propertyId: string,
  { slug, name, icon, fields }: InternalTicketTemplate,
): typeof requestTemplate.$inferInsert => ({
  propertyId,
  slug,
  name,
  icon,
  category: 'frontdesk',
  description: {},
  notePolicy: 'optional',
  timing: 'asap',
  audience: [],
  isActive: false,
  position: 1_000,
  fields: Object.entries(fields).map(([key, label]) => ({ key, label, type: 'text', required: false })),
});

interface InternalTicket {
  property: PropertyRow;
  guest: GuestRow;
  template: InternalTicketTemplate;
  key: string;
  note: string;
  values: Record<string, string>;
  by: 'guest' | 'system';
}

export type InternalTickets = ReturnType<typeof createInternalTickets>;

/** Writes requests that do not come from the form for services, such as a question about a bill. */
export function createInternalTickets({
  db,
  outbox,
  now,
}: {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}) {
  const tickets = createTicketRepository(db);

  async function templateId(tx: Connection, propertyId: string, template: InternalTicketTemplate) {
    const { slug } = template;
    await tx.insert(requestTemplate).values(internalTemplateRow(propertyId, template)).onConflictDoNothing();
    const [found] = await tx
      .select({ id: requestTemplate.id })
      .from(requestTemplate)
      .where(and(eq(requestTemplate.propertyId, propertyId), eq(requestTemplate.slug, slug)));
    if (!found) throw new Error(`no request template ${slug} after it was written`);
    return found.id;
  }

  return async (
    tx: Connection,
    { property, guest, template, key, note, values, by }: InternalTicket,
  ): Promise<{ id: string; createdAt: Date; outboxRows: OutboxRow[] }> => {
    const createdAt = new Date(now());
    const [inserted] = await tx
      .insert(ticket)
      .values({
        propertyId: property.id,
        guestId: guest.id,
        key,
        bodyHash: createHash('sha256')
          .update(JSON.stringify([template.slug, note, values]))
          .digest('hex'),
        templateId: await templateId(tx, property.id, template),
        note,
        values,
        room: guest.room,
        createdAt,
        status: 'open',
      })
      .returning({ id: ticket.id });
    assertRow(inserted);
    const actorId = by === 'guest' ? guest.chatUuid : null;
    await tx
      .insert(ticketHistory)
      .values({ ticketId: inserted.id, status: 'open', by, actorId, at: createdAt });
    const row = await tickets.load(tx, inserted.id);
    const outboxRows = await publishTicket(tx, outbox, { event: 'newGuestRequest', row, property });
    return { id: inserted.id, createdAt, outboxRows };
  };
}
