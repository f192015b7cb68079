import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { TicketStatus } from '@guest/shared/contracts/ticket/ticket-status';
import { and, desc, eq, sql } from 'drizzle-orm';
import { parseNote } from '../../platform/validation/parse-note';
import type { Connection, Database } from '../../platform/db/database';
import { requestTemplate, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import { RequestError } from '../../platform/errors/request-error';
import { scopeOf, type PropertyRow } from '../property/property-scope';
import { doNotDisturbUntilFor } from '../room-care/do-not-disturb-until';
import { recordStaffAction } from '../staff/staff-action';
import { publishTicket } from './ticket-events';
import { canSeeDepartment } from './department-topics';
import { toTicket, type TicketRow } from './ticket.mapper';
import {
  TicketVersionConflict,
  assertTransitionAllowed,
  transitionOf,
  type LockedTicket,
} from './ticket-transitions';
import { NOTE_MAX } from './ticket-input';
import type { TicketRepository } from './ticket.repository';

type ChangeTicketInput = RequestOf<'changeStatusRequest'>;

interface TicketChangesDeps {
  db: Database;
  outbox: PushOutbox;
  tickets: TicketRepository;
  now: () => number;
}

interface TicketChange {
  set: Partial<typeof ticket.$inferInsert>;
  /** Omitted if the status does not change. */
  history?: Omit<typeof ticketHistory.$inferInsert, 'ticketId' | 'at'>;
}

export interface ChangedTicket {
  row: TicketRow;
  outboxRows: OutboxRow[];
}

/** The categories whose requests bring somebody to the room. */
const VISITS = ['housekeeping', 'maintenance', 'amenities', 'bell'];

const mustNotDisturb = (until: Date) =>
  new RequestError(409, 'do_not_disturb', 'The guest has asked not to be disturbed.', {
    data: { until: until.toISOString() },
  });
const noSuchRequest = () => new RequestError(404, 'no_such_request', 'Request not found');
const conflictSentences = {
  version_conflict: 'Someone else just changed this request.',
  status_not_allowed: 'This request can no longer be changed.',
} as const;

/**
 * Changes the status of requests. If two changes conflict, the second one fails and gets the current request.
 */
export function createTicketChanges({ db, outbox, tickets, now }: TicketChangesDeps) {
  /**
   * Locks the request until the end of the transaction. A request that the caller may not see is reported as
   * not found.
   */
  async function lockTicket(tx: Connection, actor: Actor, id: string): Promise<LockedTicket> {
    const [found] = await tx
      .select({ row: ticket, department: requestTemplate.department, category: requestTemplate.category })
      .from(ticket)
      .innerJoin(requestTemplate, eq(requestTemplate.id, ticket.templateId))
      .where(and(eq(ticket.id, id), eq(ticket.propertyId, actor.property.id)))
      .for('update', { of: ticket });
    const isTheirs =
      found !== undefined &&
      (actor.kind === 'guest'
        ? found.row.guestId === actor.guestId
        : canSeeDepartment(actor, found.department));
    if (!isTheirs) throw noSuchRequest();
    const [last] = await tx
      .select()
      .from(ticketHistory)
      .where(eq(ticketHistory.ticketId, id))
      .orderBy(desc(ticketHistory.id))
      .limit(1);
    if (!last) throw new Error('no history found for the request');
    return { row: found.row, category: found.category, last };
  }

  async function write(
    tx: Connection,
    id: string,
    property: PropertyRow,
    change: TicketChange,
  ): Promise<ChangedTicket> {
    await tx
      .update(ticket)
      .set({ ...change.set, version: sql`${ticket.version} + 1` })
      .where(eq(ticket.id, id));
    if (change.history) {
      await tx.insert(ticketHistory).values({ ...change.history, ticketId: id, at: new Date(now()) });
    }
    const row = await tickets.load(tx, id);
    return { row, outboxRows: await publishTicket(tx, outbox, { event: 'requestUpdated', row, property }) };
  }

  /** Returns until when the caller, who is about to go to the room, must not disturb it. */
  async function quietUntilIfComing(
    tx: Connection,
    { row, category, last }: LockedTicket,
    { actor, input }: { actor: Actor; input: ChangeTicketInput },
  ): Promise<Date | null> {
    const { propertyId, room, status, createdAt } = row;
    const isComing = actor.kind === 'staff' && input.status === 'in_progress' && status !== input.status;
    if (!isComing || room === null || !VISITS.includes(category)) return null;
    const askedAt = last.status === 'reopened' ? last.at : createdAt;
    return doNotDisturbUntilFor(tx, { propertyId, room, askedAt, now: now() });
  }

  async function toConflictError(tx: Connection, { code }: TicketVersionConflict, actor: Actor, id: string) {
    const scope = scopeOf(actor.property, [actor.lang]);
    const data = toTicket(await tickets.load(tx, id), scope, actor.kind);
    return new RequestError(409, code, conflictSentences[code], { data });
  }

  return {
    change: (actor: Actor, input: ChangeTicketInput): Promise<ChangedTicket> =>
      db.transaction(async (tx) => {
        const { trackingId, status, reasonCode = null } = input;
        const found = await lockTicket(tx, actor, trackingId);
        assertTransitionAllowed(input, actor);
        const note = parseNote(input.note, { max: NOTE_MAX }) || null;
        const transition = await Promise.resolve()
          .then(() => transitionOf(found, input, { actor, now: now() }))
          .catch(async (error: unknown) => {
            throw error instanceof TicketVersionConflict
              ? await toConflictError(tx, error, actor, trackingId)
              : error;
          });
        const quiet = await quietUntilIfComing(tx, found, { actor, input });
        if (quiet && input.isAnyway !== true) throw mustNotDisturb(quiet);
        if (transition === 'nothing') return { row: await tickets.load(tx, trackingId), outboxRows: [] };
        const facts = {
          before: { status: found.row.status },
          after: { status },
          reason: quiet ? 'do_not_disturb' : reasonCode,
        };
        const action = { what: 'changeStatusRequest', subjectId: trackingId, ...facts } as const;
        await recordStaffAction(tx, actor, { ...action, at: now() });
        const history = { status, by: actor.kind, actorId: actor.id, note, reasonCode };
        return write(tx, trackingId, actor.property, {
          set: transition.set,
          ...(transition.isNewStatus && { history }),
        });
      }),

    /**
     * Applies a change by the system. Does nothing if the status has changed or another transaction holds the
     * lock.
     */
    changeBySystem: (
      id: string,
      { from, to, property }: { from: TicketStatus; to: TicketStatus; property: PropertyRow },
    ): Promise<ChangedTicket | undefined> =>
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
