import type { Ticket } from '@guest/shared/contracts/ticket-socket.contract';
import { shortId } from '../find';
import { glance } from './printable';

/** A request as it stands in the list: which, at what, of whom, and what was said with it. */
export function requestRow({
  trackingId,
  status,
  templateName,
  room,
  guestName,
  assignee,
  note,
}: Ticket): string[] {
  return [
    shortId(trackingId),
    status,
    templateName,
    room === undefined ? '–' : `room ${room}`,
    guestName ?? '–',
    assignee ? `with ${assignee.nickName}` : 'with nobody',
    glance(note),
  ];
}
