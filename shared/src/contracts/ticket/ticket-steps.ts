/** The states of a service request, and who may take it from which to which. */
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
export type StepBy = 'guest' | 'staff' | 'system';

export interface Step {
  readonly from: readonly TicketStatus[];
  readonly by: readonly StepBy[];
  /** What has to be said with it. */
  readonly needs?: readonly ('note' | 'etaAt' | 'reasonCode')[];
}

/** How a request gets to a status. One that was opened again counts as open; to be open is only how it begins. */
export const ticketSteps: Readonly<Record<TicketStatus, Step>> = {
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

export const mayStep = (from: TicketStatus, to: TicketStatus, by: StepBy): boolean =>
  ticketSteps[to].from.includes(from) && ticketSteps[to].by.includes(by);

/** Whether the house still owes something. */
export const isUnderWay = (status: TicketStatus): boolean =>
  !['done', 'closed', 'cancelled', 'rejected'].includes(status);

export const REJECTION_REASONS = [
  'not_available',
  'not_offered',
  'outside_hours',
  'duplicate',
  'other',
] as const;

const HOUR_MS = 3_600_000;
/** What is done is taken for good when its guest says nothing for so long. */
export const CLOSES_AFTER_MS = 24 * HOUR_MS;
/** What is closed can be opened again for so long, */
export const REOPENS_WITHIN_MS = 24 * HOUR_MS;
/** and rated for so long. */
export const RATES_WITHIN_MS = 7 * 24 * HOUR_MS;
