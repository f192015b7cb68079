import type { TicketStatus } from '@guest/shared/contracts/ticket/ticket-status';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { assertRow } from '../platform/db/assert-row';
import type { Database } from '../platform/db/database';
import { guest, property, requestTemplate, ticket, ticketHistory } from '../platform/db/tables/schema';
import { NOON } from './test-app';

/** Returns the id of a property's request template by its slug. */
export async function templateId(db: Database, slug: string, propertySlug = 'casa-miramar'): Promise<string> {
  const [found] = await db
    .select({ id: requestTemplate.id })
    .from(requestTemplate)
    .innerJoin(property, eq(property.id, requestTemplate.propertyId))
    .where(and(eq(requestTemplate.slug, slug), eq(property.slug, propertySlug)));
  if (!found) throw new Error(`property ${propertySlug} has no request template ${slug}`);
  return found.id;
}

/** Inserts a request for a wake-up call, which the front desk handles, with the given history. */
export async function insertTicket(
  db: Database,
  { guestId }: { guestId: string },
  { status = 'open', at = NOON }: { status?: TicketStatus; at?: number } = {},
): Promise<string> {
  const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
  if (!row) throw new Error('guest not found');
  const template = await templateId(db, 'wake-up-call');
  const [made] = await db
    .insert(ticket)
    .values({
      propertyId: row.propertyId,
      guestId,
      templateId: template,
      key: randomUUID(),
      status,
      bodyHash: '',
      values: {},
      room: '204',
      createdAt: new Date(at),
    })
    .returning();
  assertRow(made);
  const before = status === 'open' ? [] : [{ status, by: 'system' as const }];
  const entries = [{ status: 'open' as const, by: 'guest' as const, actorId: row.chatUuid }, ...before];
  await db
    .insert(ticketHistory)
    .values(entries.map((entry) => ({ ...entry, ticketId: made.id, at: new Date(at) })));
  return made.id;
}
