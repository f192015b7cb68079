/** The statuses of a service request. `ticketTransitions` defines who may make which transition. */
export const TICKET_STATUSES = [
  'open',
  'acknowledged',
  'in_progress',
  'on_hold',
  'done',
  'closed',
  'reopened',
  'cancelled',
  'rejected',
] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export type TicketActor = 'guest' | 'staff' | 'system';

export interface TicketTransition {
  readonly from: readonly TicketStatus[];
  readonly by: readonly TicketActor[];
  /** The fields that must be provided. */
  readonly needs?: readonly ('note' | 'etaAt' | 'reasonCode')[];
}

/**
 * The transitions into each status. A reopened request is treated like an open one; `open` itself is only an
 * initial status.
 */
export const ticketTransitions: Readonly<Record<TicketStatus, TicketTransition>> = {
  open: { from: [], by: [] },
  acknowledged: { from: ['open', 'reopened'], by: ['staff'] },
  in_progress: { from: ['open', 'reopened', 'acknowledged', 'on_hold'], by: ['staff'] },
  on_hold: { from: ['acknowledged', 'in_progress'], by: ['staff'], needs: ['note', 'etaAt'] },
  done: { from: ['open', 'reopened', 'acknowledged', 'in_progress'], by: ['staff'] },
  closed: { from: ['done'], by: ['guest', 'system'] },
  reopened: { from: ['done', 'closed'], by: ['guest'], needs: ['note'] },
  cancelled: { from: ['open', 'reopened', 'acknowledged'], by: ['guest', 'staff'] },
  rejected: { from: ['open', 'reopened', 'acknowledged'], by: ['staff'], needs: ['reasonCode', 'note'] },
};

export const canTransitionTicket = (from: TicketStatus, to: TicketStatus, by: TicketActor): boolean =>
  ticketTransitions[to].from.includes(from) && ticketTransitions[to].by.includes(by);

/** Whether staff still have to act on the request. */
export const isTicketActive = (status: TicketStatus): boolean =>
  !['done', 'closed', 'cancelled', 'rejected'].includes(status);

export const REJECTION_REASONS = [
  'not_available',
  'not_offered',
  'outside_hours',
  'duplicate',
  'other',
] as const;

const HOUR_MS = 3_600_000;
/** A request that is done is closed after this time unless the guest reopens it. */
export const CLOSES_AFTER_MS = 24 * HOUR_MS;
/** The period in which a closed request can be reopened. */
export const REOPEN_PERIOD_MS = 24 * HOUR_MS;
/** The period in which a closed request can be rated. */
export const RATING_PERIOD_MS = 7 * 24 * HOUR_MS;
