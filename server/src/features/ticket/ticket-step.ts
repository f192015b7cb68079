import type { Ask } from '@guest/shared/contracts/socket.contract';
import {
  RATES_WITHIN_MS,
  REOPENS_WITHIN_MS,
  mayStep,
  ticketSteps,
} from '@guest/shared/contracts/ticket/ticket-steps';
import type { ticket, ticketHistory } from '../../platform/db/tables/schema';
import { isSupervisor, type Actor } from '../../platform/connections/actor';
import { malformed, Refusal, unacceptable } from '../../platform/errors/refusal';

type Asked = Ask<'changeStatusRequest'>;
type Row = typeof ticket.$inferSelect;

/** A locked request and its last history row. */
export interface Standing {
  row: Row;
  last: typeof ticketHistory.$inferSelect;
}

/** The columns to write, or `'nothing'` if the step was made before. */
export type Step = 'nothing' | { isStep: boolean; set: Partial<Row> };

export class Overtaken extends Error {
  constructor(readonly code: 'version_conflict' | 'status_not_allowed') {
    super(code);
  }
}

/** Throws if a caller of this kind may never make this step, regardless of the current status. */
export function refuseForeignStep({ status, rating, reasonCode, etaAt }: Asked, actor: Actor): void {
  const isTheirs = ticketSteps[status].by.includes(actor.kind);
  // Only supervisors may reject a request.
  if (!isTheirs || (status === 'rejected' && !isSupervisor(actor))) {
    throw new Refusal(403, 'not_allowed', "This isn't allowed");
  }
  const isBeside =
    (rating !== undefined && status !== 'closed') ||
    (reasonCode !== undefined && status !== 'rejected') ||
    (etaAt !== undefined && actor.kind === 'guest');
  if (isBeside) throw malformed();
}

/** Returns the step of a requested change. Throws if the change is not possible from the current status. */
export function stepOf(
  { row, last }: Standing,
  asked: Asked,
  { actor, now }: { actor: Actor; now: number },
): Step {
  const isOld = asked.version !== undefined && asked.version !== row.version;
  if (asked.status === row.status) {
    if (asked.rating !== undefined && asked.rating !== row.rating) return rated(asked.rating, last, now);
    if (isOld && last.actorId !== actor.id) throw new Overtaken('version_conflict');
    return 'nothing';
  }
  if (!mayStep(row.status, asked.status, actor.kind)) throw new Overtaken('status_not_allowed');
  if (isOld) throw new Overtaken('version_conflict');
  const isTooLate = row.status === 'closed' && now > last.at.getTime() + REOPENS_WITHIN_MS;
  if (isTooLate) throw new Overtaken('status_not_allowed');
  refuseUnsaid(asked, now);
  return { isStep: true, set: { status: asked.status, ...besides(asked, actor) } };
}

function rated(rating: number, last: Standing['last'], now: number): Step {
  if (now > last.at.getTime() + RATES_WITHIN_MS) throw new Overtaken('status_not_allowed');
  return { isStep: false, set: { rating } };
}

function refuseUnsaid({ status, note = '', etaAt, reasonCode }: Asked, now: number): void {
  const said = { note: note.trim() !== '', etaAt: etaAt !== undefined, reasonCode: reasonCode !== undefined };
  const unsaid = ticketSteps[status].needs?.find((it) => !said[it]);
  if (unsaid) throw unacceptable(unsaid, 'field_required', 'This field is required');
  if (etaAt !== undefined && Date.parse(etaAt) <= now) {
    throw unacceptable('etaAt', 'field_range', "This format isn't valid");
  }
}

/** Returns the other columns that change with the status: assignee, estimate and rating. */
function besides({ status, etaAt, rating }: Asked, actor: Actor): Partial<Row> {
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
    default:
      return { etaAt: null };
  }
}
