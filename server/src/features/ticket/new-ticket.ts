import type { Ask } from '@guest/shared/contracts/socket.contract';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Connection, Database } from '../../platform/db/database';
import { guest, requestTemplate, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import { sentOtherwise } from '../../platform/errors/refusal';
import { scopeOf } from '../property/property-scope';
import type { UploadRow } from '../upload/upload.repository';
import type { Uploads } from '../upload/uploads';
import { refuseStranger } from './may-ask';
import { tellTicket } from './tell-ticket';
import { refuseTooMuch } from './ticket-guard';
import { photosOf, refuseMorePhotos, linkPhotos } from './ticket-photos';
import type { TicketRepository } from './ticket.repository';
import type { TicketRow } from './ticket-reply';
import { acceptedValues } from './ticket-values';
import { noteFor, timeFor } from './ticket-wishes';

type Asked = Ask<'newGuestRequest'>;

interface Parts {
  db: Database;
  outbox: PushOutbox;
  tickets: TicketRepository;
  uploads: Uploads;
  now: () => number;
}

export interface NewTicket {
  row: TicketRow;
  dup: boolean;
  /** Empty for a repeated request, whose events were published before. */
  tellings: OutboxRow[];
}

interface Wanted {
  asked: Asked;
  photos: UploadRow[];
  row: typeof guest.$inferSelect;
}

/** Inserts the requests of guests. A repeated request with the same idempotency key returns the first one. */
export function createNewTickets({ db, outbox, tickets, uploads, now }: Parts) {
  async function askedBefore(tx: Connection, guestId: string, asked: Asked): Promise<string | undefined> {
    const [known] = await tx
      .select()
      .from(ticket)
      .where(and(eq(ticket.guestId, guestId), eq(ticket.key, asked.key)));
    if (known && known.bodyHash !== hashOf(asked)) throw sentOtherwise();
    return known?.id;
  }

  async function write(tx: Connection, actor: Actor, { asked, photos, row }: Wanted) {
    const { property } = actor;
    const [template] = await tx
      .select()
      .from(requestTemplate)
      .where(
        and(eq(requestTemplate.id, asked.requestTemplateId), eq(requestTemplate.propertyId, property.id)),
      );
    refuseStranger(row, template, { property, now: now() });
    const { say } = scopeOf(property, [actor.lang]);
    const values = acceptedValues(template.fields, asked.values ?? {}, say);
    const note = noteFor(template, asked.note);
    const requestedFor = timeFor(
      template,
      { requestedFor: asked.requestedFor, values },
      { property, now: now() },
    );
    refuseMorePhotos(photos, template.maxPhotos);
    await refuseTooMuch(tx, { guestId: row.id, template, isAgain: asked.isAgain === true, now: now() });
    const createdAt = new Date(now());
    const [written] = await tx
      .insert(ticket)
      .values({
        propertyId: property.id,
        guestId: row.id,
        key: asked.key,
        bodyHash: hashOf(asked),
        templateId: template.id,
        note,
        values,
        room: row.room,
        requestedFor,
        createdAt,
        photos: photos.map(({ key }) => key),
        status: 'open',
      })
      .returning();
    if (!written) throw new Error('PostgreSQL returned no row for an insert');
    await linkPhotos(tx, uploads, { photos, ticketId: written.id });
    const first = { ticketId: written.id, status: 'open', by: 'guest', actorId: actor.id } as const;
    await tx.insert(ticketHistory).values({ ...first, at: createdAt });
    return written.id;
  }

  return async (actor: Actor, asked: Asked): Promise<NewTicket> => {
    const photos = await photosOf(uploads, actor, asked.photos);
    return db.transaction(async (tx) => {
      // The lock makes parallel requests of one guest run in turn, so that each sees the others.
      const [row] = await tx
        .select()
        .from(guest)
        .where(eq(guest.id, actor.guestId ?? ''))
        .for('update');
      if (!row) throw new Error('no row found for the connected guest');
      const known = await askedBefore(tx, row.id, asked);
      if (known) return { row: await tickets.one(tx, known), dup: true, tellings: [] };
      const written = await tickets.one(tx, await write(tx, actor, { asked, photos, row }));
      const telling = { event: 'newGuestRequest', row: written, property: actor.property } as const;
      return { row: written, dup: false, tellings: await tellTicket(tx, outbox, telling) };
    });
  };
}

/**
 * Hashes the content of a request. Values are sorted to make the hash stable; `isAgain` is not part of the
 * content.
 */
function hashOf({
  requestTemplateId,
  note = '',
  values = {},
  requestedFor = '',
  photos = [],
}: Asked): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const body = JSON.stringify([requestTemplateId, note, sorted, requestedFor, photos]);
  return createHash('sha256').update(body).digest('hex');
}
