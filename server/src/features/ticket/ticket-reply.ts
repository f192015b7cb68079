import { instantOf } from '@guest/shared/contracts/core/local-time';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { mayStep, RATES_WITHIN_MS, REOPENS_WITHIN_MS } from '@guest/shared/contracts/ticket/ticket-steps';
import type { guest, requestTemplate, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { PropertyScope } from '../property/property-scope';

export interface TicketRow {
  ticket: typeof ticket.$inferSelect;
  template: Pick<typeof requestTemplate.$inferSelect, 'name' | 'department' | 'dueMinutes' | 'timing'>;
  guest: Pick<typeof guest.$inferSelect, 'firstName' | 'lastName' | 'chatUuid' | 'lang'>;
  assignee: string | null;
  histories: HistoryRow[];
}
export type HistoryRow = typeof ticketHistory.$inferSelect & { nickName: string | null };

/** Maps a request for its guest or for staff. */
export function ticketOf(row: TicketRow, { property, say }: PropertyScope, to: 'guest' | 'staff'): Ticket {
  const { ticket, template, guest, assignee } = row;
  const { id, createdAt, templateId, note, values, room, requestedFor, status, etaAt, rating, version } =
    ticket;
  return {
    trackingId: id,
    note,
    requestTemplateId: templateId,
    templateName: say(template.name),
    time: createdAt.toISOString(),
    status,
    histories: row.histories.map(historyOf),
    values,
    ...(room !== null && { room }),
    photos: ticket.photos.map((urlPath) => ({ urlPath })),
    ...(requestedFor !== null && { requestedFor }),
    ...dueOf(row, property.timeZone),
    ...(ticket.lateAt && { lateAt: ticket.lateAt.toISOString() }),
    ...(to === 'staff' && ticket.escalatedAt && { escalatedAt: ticket.escalatedAt.toISOString() }),
    ...(etaAt && { etaAt: etaAt.toISOString() }),
    ...(assignee !== null && { assignee: { nickName: assignee } }),
    ...(to === 'staff' && { guestName: nameOf(guest) }),
    canCancel: mayStep(status, 'cancelled', to),
    ...windowsOf(row),
    ...(rating !== null && { rating }),
    version,
  };
}

function historyOf({ status, by, nickName, at, note, reasonCode }: HistoryRow) {
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
  const wished = requestedFor === null ? createdAt.getTime() : instantOf(requestedFor, timeZone);
  const again = histories.findLast(({ status }) => status === 'reopened')?.at.getTime() ?? 0;
  const start = Math.max(wished, again);
  return { dueBy: new Date(start + template.dueMinutes * 60_000).toISOString() };
}

/** Returns until when a closed request can be reopened and rated. */
function windowsOf({ ticket, histories }: TicketRow): Pick<Ticket, 'reopenBy' | 'rateBy'> {
  const closed = histories.at(-1);
  if (ticket.status !== 'closed' || !closed) return {};
  const after = (ms: number) => new Date(closed.at.getTime() + ms).toISOString();
  return { reopenBy: after(REOPENS_WITHIN_MS), rateBy: after(RATES_WITHIN_MS) };
}

const nameOf = ({ firstName, lastName }: TicketRow['guest']) =>
  [firstName, lastName].filter(Boolean).join(' ');
