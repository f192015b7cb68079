import type { Connection } from '../../platform/db/database';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import { scopeOf, type PropertyRow } from '../property/property-scope';
import { departmentTopic } from './department-topics';
import { toTicket, type TicketRow } from './ticket.mapper';

/** Publishes a change of a request to all devices of the guest and to the staff of the department. */
export async function publishTicket(
  tx: Connection,
  outbox: PushOutbox,
  {
    event,
    row,
    property,
  }: { event: 'newGuestRequest' | 'requestUpdated'; row: TicketRow; property: PropertyRow },
): Promise<OutboxRow[]> {
  const { chatUuid, lang } = row.guest;
  const forGuest = toTicket(row, scopeOf(property, lang === null ? [] : [lang]), 'guest');
  const forStaff = toTicket(row, scopeOf(property, ['en']), 'staff');
  return [
    await outbox.addToUser(tx, chatUuid, event, { ticket: forGuest }),
    await outbox.add(tx, {
      topic: departmentTopic(property.id, row.template.department),
      event,
      body: { ticket: forStaff },
    }),
  ];
}
