import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { TicketStatus } from '@guest/shared/contracts/ticket/ticket-steps';
import { and, desc, eq, sql } from 'drizzle-orm';
import { acceptedNote } from '../../platform/validation/accepted-note';
import type { Connection, Database } from '../../platform/db/database';
import { requestTemplate, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import { Refusal } from '../../platform/errors/refusal';
import { scopeOf, type PropertyRow } from '../property/property-scope';
import { noteStaffAction } from '../staff/staff-action';
import { tellTicket } from './tell-ticket';
import { seesQueue } from './ticket-queue';
import { ticketOf, type TicketRow } from './ticket-reply';
import { Overtaken, refuseForeignStep, stepOf, type Standing } from './ticket-step';
import { NOTE_MAX } from './ticket-wishes';
import type { TicketRepository } from './ticket.repository';

type Asked = Ask<'changeStatusRequest'>;

interface Parts {
  db: Database;
  outbox: PushOutbox;
  tickets: TicketRepository;
  now: () => number;
}

interface Change {
  set: Partial<typeof ticket.$inferInsert>;
  /** Omitted if the status does not change. */
  history?: Omit<typeof ticketHistory.$inferInsert, 'ticketId' | 'at'>;
}

export interface Changed {
  row: TicketRow;
  tellings: OutboxRow[];
}

const noSuchRequest = () => new Refusal(404, 'no_such_request', 'Request not found');
const sentences = {
  version_conflict: 'Someone else just changed this request.',
  status_not_allowed: 'This request can no longer be changed.',
} as const;

/**
 * Changes the status of requests. If two changes conflict, the second one fails and gets the current request.
 */
export function createTicketChanges({ db, outbox, tickets, now }: Parts) {
  /**
   * Locks the request until the end of the transaction. A request that the caller may not see is reported as
   * not found.
   */
  async function standing(tx: Connection, actor: Actor, id: string): Promise<Standing> {
    const [found] = await tx
      .select({ row: ticket, department: requestTemplate.department })
      .from(ticket)
      .innerJoin(requestTemplate, eq(requestTemplate.id, ticket.templateId))
      .where(and(eq(ticket.id, id), eq(ticket.propertyId, actor.property.id)))
      .for('update', { of: ticket });
    const isTheirs =
      found !== undefined &&
      (actor.kind === 'guest' ? found.row.guestId === actor.guestId : seesQueue(actor, found.department));
    if (!isTheirs) throw noSuchRequest();
    const [last] = await tx
      .select()
      .from(ticketHistory)
      .where(eq(ticketHistory.ticketId, id))
      .orderBy(desc(ticketHistory.id))
      .limit(1);
    if (!last) throw new Error('no history found for the request');
    return { row: found.row, last };
  }

  async function write(tx: Connection, id: string, property: PropertyRow, change: Change): Promise<Changed> {
    await tx
      .update(ticket)
      .set({ ...change.set, version: sql`${ticket.version} + 1` })
      .where(eq(ticket.id, id));
    if (change.history) {
      await tx.insert(ticketHistory).values({ ...change.history, ticketId: id, at: new Date(now()) });
    }
    const row = await tickets.one(tx, id);
    return { row, tellings: await tellTicket(tx, outbox, { event: 'requestUpdated', row, property }) };
  }

  async function overtaken(tx: Connection, { code }: Overtaken, actor: Actor, id: string) {
    const scope = scopeOf(actor.property, [actor.lang]);
    const data = ticketOf(await tickets.one(tx, id), scope, actor.kind);
    return new Refusal(409, code, sentences[code], { data });
  }

  return {
    change: (actor: Actor, asked: Asked): Promise<Changed> =>
      db.transaction(async (tx) => {
        const { trackingId, status, reasonCode = null } = asked;
        const found = await standing(tx, actor, trackingId);
        refuseForeignStep(asked, actor);
        const note = acceptedNote(asked.note, { max: NOTE_MAX }) || null;
        const step = await Promise.resolve()
          .then(() => stepOf(found, asked, { actor, now: now() }))
          .catch(async (error: unknown) => {
            throw error instanceof Overtaken ? await overtaken(tx, error, actor, trackingId) : error;
          });
        if (step === 'nothing') return { row: await tickets.one(tx, trackingId), tellings: [] };
        const facts = { before: { status: found.row.status }, after: { status }, reason: reasonCode };
        const action = { what: 'changeStatusRequest', subjectId: trackingId, ...facts } as const;
        await noteStaffAction(tx, actor, { ...action, at: now() });
        const history = { status, by: actor.kind, actorId: actor.id, note, reasonCode };
        return write(tx, trackingId, actor.property, { set: step.set, ...(step.isStep && { history }) });
      }),

    /**
     * Applies a change by the system. Does nothing if the status has changed or another transaction holds the
     * lock.
     */
    bySystem: (
      id: string,
      { from, to, property }: { from: TicketStatus; to: TicketStatus; property: PropertyRow },
    ): Promise<Changed | undefined> =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select({ status: ticket.status })
          .from(ticket)
          .where(eq(ticket.id, id))
          .for('update', { skipLocked: true });
        if (row?.status !== from) return undefined;
        return write(tx, id, property, { set: { status: to }, history: { status: to, by: 'system' } });
      }),
  };
}
