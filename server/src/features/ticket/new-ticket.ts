import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection, Database } from '../../platform/db/database';
import { guest, requestTemplate, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import { keyReused } from '../../platform/errors/request-error';
import { scopeOf } from '../property/property-scope';
import type { UploadRow } from '../upload/upload.repository';
import type { Uploads } from '../upload/uploads';
import { assertCanCreateTicket } from './ticket-access';
import { publishTicket } from './ticket-events';
import { assertWithinTicketLimit } from './ticket-limits';
import { loadPhotos, assertPhotoLimit, linkPhotos } from './ticket-photos';
import type { TicketRepository } from './ticket.repository';
import type { TicketRow } from './ticket.mapper';
import { parseValues } from './ticket-values';
import { parseTicketNote, parseRequestedTime } from './ticket-input';

type NewTicketInput = RequestOf<'newGuestRequest'>;

interface NewTicketsDeps {
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
  outboxRows: OutboxRow[];
}

interface TicketDraft {
  input: NewTicketInput;
  photos: UploadRow[];
  row: typeof guest.$inferSelect;
}

/** Inserts the requests of guests. A repeated request with the same idempotency key returns the first one. */
export function createNewTickets({ db, outbox, tickets, uploads, now }: NewTicketsDeps) {
  async function findRepeated(
    tx: Connection,
    guestId: string,
    input: NewTicketInput,
  ): Promise<string | undefined> {
    const [known] = await tx
      .select()
      .from(ticket)
      .where(and(eq(ticket.guestId, guestId), eq(ticket.key, input.key)));
    if (known && known.bodyHash !== bodyHashOf(input)) throw keyReused();
    return known?.id;
  }

  async function insertTicket(tx: Connection, actor: Actor, { input, photos, row }: TicketDraft) {
    const { property } = actor;
    const [template] = await tx
      .select()
      .from(requestTemplate)
      .where(
        and(eq(requestTemplate.id, input.requestTemplateId), eq(requestTemplate.propertyId, property.id)),
      );
    assertCanCreateTicket(row, template, { property, now: now() });
    const { localize } = scopeOf(property, [actor.lang]);
    const values = parseValues(template.fields, input.values ?? {}, localize);
    const note = parseTicketNote(template, input.note);
    const requestedFor = parseRequestedTime(
      template,
      { requestedFor: input.requestedFor, values },
      { property, now: now() },
    );
    assertPhotoLimit(photos, template.maxPhotos);
    await assertWithinTicketLimit(tx, {
      guestId: row.id,
      template,
      isAgain: input.isAgain === true,
      now: now(),
    });
    const createdAt = new Date(now());
    const [inserted] = await tx
      .insert(ticket)
      .values({
        propertyId: property.id,
        guestId: row.id,
        key: input.key,
        bodyHash: bodyHashOf(input),
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
    assertRow(inserted);
    await linkPhotos(tx, uploads, { photos, ticketId: inserted.id });
    const first = { ticketId: inserted.id, status: 'open', by: 'guest', actorId: actor.id } as const;
    await tx.insert(ticketHistory).values({ ...first, at: createdAt });
    return inserted.id;
  }

  return async (actor: Actor, input: NewTicketInput): Promise<NewTicket> => {
    const photos = await loadPhotos(uploads, actor, input.photos);
    return db.transaction(async (tx) => {
      // The lock makes parallel requests of one guest run in turn, so that each sees the others.
      const [row] = await tx
        .select()
        .from(guest)
        .where(eq(guest.id, actor.guestId ?? ''))
        .for('update');
      assertRow(row, 'the connected guest');
      const known = await findRepeated(tx, row.id, input);
      if (known) return { row: await tickets.load(tx, known), dup: true, outboxRows: [] };
      const inserted = await tickets.load(tx, await insertTicket(tx, actor, { input, photos, row }));
      const update = { event: 'newGuestRequest', row: inserted, property: actor.property } as const;
      return { row: inserted, dup: false, outboxRows: await publishTicket(tx, outbox, update) };
    });
  };
}

/**
 * Hashes the content of a request. Values are sorted to make the hash stable; `isAgain` is not part of the
 * content.
 */
function bodyHashOf({
  requestTemplateId,
  note = '',
  values = {},
  requestedFor = '',
  photos = [],
}: NewTicketInput): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const body = JSON.stringify([requestTemplateId, note, sorted, requestedFor, photos]);
  return createHash('sha256').update(body).digest('hex');
}
