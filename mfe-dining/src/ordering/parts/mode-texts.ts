import type { OrderMode } from '@guest/shared/contracts/menu/order-status';
import type { OrderTextKey } from '../../lazy-texts/order-texts';

/** The texts of each order mode: its name, its place field and a hint. */
export const modeTexts: Record<OrderMode, { name: OrderTextKey; place: OrderTextKey; help: OrderTextKey }> = {
  room: { name: 'Deliver to room', place: 'Room', help: 'Leave empty to deliver to your room.' },
  table: { name: 'Serve at table', place: 'Table number', help: "You'll find the number on the table." },
  location: {
    name: 'Deliver to another place',
    place: 'Where are you?',
    help: 'For example: sunbed 12 at the pool.',
  },
  pickup: { name: 'Pickup', place: 'Name', help: "We'll call this name when it's ready." },
};
