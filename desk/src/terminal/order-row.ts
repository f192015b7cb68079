import type { StaffOrder } from '@guest/shared/contracts/order/order-socket.contract';
import { shortId } from '../core/find';
import { glance } from './printable';

const ESCALATION_TEXTS = ['', ', waits for an answer', ', waits too long'];

/** Formats an order for the list: id, reference, status, guest, destination, time and allergies. */
export const orderRow = (order: StaffOrder): string[] => [
  shortId(order.uuid),
  order.reference,
  order.status + (order.status === 'placed' ? (ESCALATION_TEXTS[order.escalation] ?? '') : ''),
  order.outlet.name,
  `${order.mode} ${order.place}`,
  order.promisedFrom.slice(11, 16) + 'Z' + (order.delayMinutes > 0 ? ` (+${order.delayMinutes})` : ''),
  order.guestName,
  glance(order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')),
  ...warningsOf(order),
];

function warningsOf({ allergyConflicts, allergies, minAge, mustCollect }: StaffOrder): string[] {
  const warnings = [
    allergyConflicts.length > 0 ? `CONFIRMED ALLERGY: ${allergyConflicts.join(', ')}` : '',
    allergies.length > 0 ? `allergies: ${allergies.join(', ')}` : '',
    minAge === null ? '' : `check the age: ${minAge}`,
    mustCollect ? 'collect the payment' : '',
  ];
  return [warnings.filter(Boolean).join(' · ')];
}
