import { instantOf } from '@guest/shared/contracts/core/local-time';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import {
  canTransitionTicket,
  isTicketActive,
  RATING_PERIOD_MS,
  REOPEN_PERIOD_MS,
} from '@guest/shared/contracts/ticket/ticket-status';
import type { guest, requestTemplate, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { PropertyScope } from '../property/property-scope';

export interface TicketRow {
  ticket: typeof ticket.$inferSelect;
  template: Pick<typeof requestTemplate.$inferSelect, 'name' | 'department' | 'dueMinutes' | 'timing'>;
  guest: Pick<typeof guest.$inferSelect, 'firstName' | 'lastName' | 'chatUuid' | 'lang'>;
  assignee: string | null;
  /** Nobody may disturb the room until then. */
  quietUntil: Date | null;
  histories: TicketHistoryRow[];
}
export type TicketHistoryRow = typeof ticketHistory.$inferSelect & { nickName: string | null };

/** Maps a request for its guest or for staff. */
export function toTicket(
  row: TicketRow,
  { property, localize }: PropertyScope,
  to: 'guest' | 'staff',
): Ticket {
  const { ticket, template, guest, assignee } = row;
  const { id, createdAt, templateId, note, values, room, requestedFor, status, etaAt, rating, version } =
    ticket;
  return {
    trackingId: id,
    note,
    requestTemplateId: templateId,
    templateName: localize(template.name),
    time: createdAt.toISOString(),
    status,
    histories: row.histories.map(toHistoryEntry),
    values,
    ...(room !== null && { room }),
    photos: ticket.photos.map((urlPath) => ({ urlPath })),
    ...(requestedFor !== null && { requestedFor }),
    ...dueOf(row, property.timeZone),
    ...(ticket.lateAt && { lateAt: ticket.lateAt.toISOString() }),
    ...(to === 'staff' && ticket.escalatedAt && { escalatedAt: ticket.escalatedAt.toISOString() }),
    ...(etaAt && { etaAt: etaAt.toISOString() }),
    ...(assignee !== null && { assignee: { nickName: assignee } }),
    ...(to === 'staff' && { guestName: fullNameOf(guest) }),
    ...(to === 'staff' &&
      row.quietUntil &&
      isTicketActive(status) && { doNotDisturbUntil: row.quietUntil.toISOString() }),
    canCancel: canTransitionTicket(status, 'cancelled', to),
    ...deadlinesOf(row),
    ...(rating !== null && { rating }),
    version,
  };
}

function toHistoryEntry({ status, by, nickName, at, note, reasonCode }: TicketHistoryRow) {
  return {
    status,
    by,
    ...(nickName !== null && { nickName }),
    at: at.toISOString(),
    ...(note !== null && { note }),
    ...(reasonCode !== null && { reasonCode }),
  };
}

/** Returns the due time; a scheduled request without a time has none. */
function dueOf({ ticket, template, histories }: TicketRow, timeZone: string): Pick<Ticket, 'dueBy'> {
  const { requestedFor, createdAt } = ticket;
  if (requestedFor === null && template.timing === 'scheduled') return {};
  const requestedAt = requestedFor === null ? createdAt.getTime() : instantOf(requestedFor, timeZone);
  const again = histories.findLast(({ status }) => status === 'reopened')?.at.getTime() ?? 0;
  const start = Math.max(requestedAt, again);
  return { dueBy: new Date(start + template.dueMinutes * 60_000).toISOString() };
}

/** Returns until when a closed request can be reopened and rated. */
function deadlinesOf({ ticket, histories }: TicketRow): Pick<Ticket, 'reopenBy' | 'rateBy'> {
  const closed = histories.at(-1);
  if (ticket.status !== 'closed' || !closed) return {};
  const after = (ms: number) => new Date(closed.at.getTime() + ms).toISOString();
  return { reopenBy: after(REOPEN_PERIOD_MS), rateBy: after(RATING_PERIOD_MS) };
}

const fullNameOf = ({ firstName, lastName }: TicketRow['guest']) =>
  [firstName, lastName].filter(Boolean).join(' ');
