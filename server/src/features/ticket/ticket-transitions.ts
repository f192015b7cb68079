import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import {
  RATING_PERIOD_MS,
  REOPEN_PERIOD_MS,
  canTransitionTicket,
  ticketTransitions,
} from '@guest/shared/contracts/ticket/ticket-status';
import type { ticket, ticketHistory } from '../../platform/db/tables/schema';
import { isSupervisor, type Actor } from '../../platform/connections/actor';
import { malformed, RequestError, unprocessable } from '../../platform/errors/request-error';

type ChangeTicketInput = RequestOf<'changeStatusRequest'>;
type Row = typeof ticket.$inferSelect;

/** A locked request with the category of its template and its last history row. */
export interface LockedTicket {
  row: Row;
  category: string;
  last: typeof ticketHistory.$inferSelect;
}

/** The columns to write, or `'nothing'` if the step was made before. */
export type TicketTransition = 'nothing' | { isNewStatus: boolean; set: Partial<Row> };

export class TicketVersionConflict extends Error {
  constructor(readonly code: 'version_conflict' | 'status_not_allowed') {
    super(code);
  }
}

/** Throws if a caller of this kind may never make this step, regardless of the current status. */
export function assertTransitionAllowed(
  { status, rating, reasonCode, etaAt, isAnyway }: ChangeTicketInput,
  actor: Actor,
): void {
  const isTheirs = ticketTransitions[status].by.includes(actor.kind);
  // Only supervisors may reject a request.
  if (!isTheirs || (status === 'rejected' && !isSupervisor(actor))) {
    throw new RequestError(403, 'not_allowed', "This isn't allowed");
  }
  const hasForeignField =
    (rating !== undefined && status !== 'closed') ||
    (reasonCode !== undefined && status !== 'rejected') ||
    ((etaAt !== undefined || isAnyway !== undefined) && actor.kind === 'guest');
  if (hasForeignField) throw malformed();
}

/** Returns the step of a requested change. Throws if the change is not possible from the current status. */
export function transitionOf(
  { row, last }: LockedTicket,
  input: ChangeTicketInput,
  { actor, now }: { actor: Actor; now: number },
): TicketTransition {
  const isOutdated = input.version !== undefined && input.version !== row.version;
  if (input.status === row.status) {
    if (input.rating !== undefined && input.rating !== row.rating)
      return ratingTransition(input.rating, last, now);
    if (isOutdated && last.actorId !== actor.id) throw new TicketVersionConflict('version_conflict');
    return 'nothing';
  }
  if (!canTransitionTicket(row.status, input.status, actor.kind))
    throw new TicketVersionConflict('status_not_allowed');
  if (isOutdated) throw new TicketVersionConflict('version_conflict');
  const isTooLate = row.status === 'closed' && now > last.at.getTime() + REOPEN_PERIOD_MS;
  if (isTooLate) throw new TicketVersionConflict('status_not_allowed');
  assertFieldsPresent(input, now);
  return { isNewStatus: true, set: { status: input.status, ...columnsFor(input, actor) } };
}

function ratingTransition(rating: number, last: LockedTicket['last'], now: number): TicketTransition {
  if (now > last.at.getTime() + RATING_PERIOD_MS) throw new TicketVersionConflict('status_not_allowed');
  return { isNewStatus: false, set: { rating } };
}

function assertFieldsPresent({ status, note = '', etaAt, reasonCode }: ChangeTicketInput, now: number): void {
  const given = {
    note: note.trim() !== '',
    etaAt: etaAt !== undefined,
    reasonCode: reasonCode !== undefined,
  };
  const missing = ticketTransitions[status].needs?.find((it) => !given[it]);
  if (missing) throw unprocessable(missing, 'field_required', 'This field is required');
  if (etaAt !== undefined && Date.parse(etaAt) <= now) {
    throw unprocessable('etaAt', 'field_range', "This format isn't valid");
  }
}

/** Returns the other columns that change with the status: assignee, estimate and rating. */
function columnsFor({ status, etaAt, rating }: ChangeTicketInput, actor: Actor): Partial<Row> {
  switch (status) {
    case 'in_progress':
      return { assigneeId: actor.id, etaAt: etaAt ? new Date(etaAt) : null };
    case 'on_hold':
    case 'acknowledged':
      return { etaAt: etaAt ? new Date(etaAt) : null };
    case 'reopened':
      return { rating: null, etaAt: null, escalatedAt: null, lateAt: null };
    case 'closed':
      return { etaAt: null, ...(rating !== undefined && { rating }) };
    case 'open':
    case 'done':
    case 'cancelled':
    case 'rejected':
      return { etaAt: null };
  }
}
