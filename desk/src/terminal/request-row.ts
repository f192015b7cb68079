import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { isTicketActive } from '@guest/shared/contracts/ticket/ticket-status';
import { shortId } from '../core/find';
import { glance } from './printable';

/** Formats a request for the list: id, status, guest and notes. */
export function requestRow({
  trackingId,
  status,
  templateName,
  room,
  guestName,
  assignee,
  note,
  lateAt,
  escalatedAt,
  doNotDisturbUntil,
}: Ticket): string[] {
  return [
    shortId(trackingId),
    status + (isTicketActive(status) ? warningOf(lateAt, escalatedAt) : ''),
    templateName,
    (room === undefined ? '–' : `room ${room}`) + quietMark(doNotDisturbUntil),
    guestName ?? '–',
    assignee ? `with ${assignee.nickName}` : 'with nobody',
    glance(note),
  ];
}

const quietMark = (until: string | undefined) =>
  until !== undefined && Date.parse(until) > Date.now() ? ', do not disturb' : '';

function warningOf(lateAt: string | undefined, escalatedAt: string | undefined): string {
  if (lateAt !== undefined) return ', late';
  return escalatedAt === undefined ? '' : ', unseen';
}
