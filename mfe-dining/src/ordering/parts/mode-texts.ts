import type { OrderMode } from '@guest/shared/contracts/menu/order-steps';
import type { OrderTextKey } from '../../late-texts/order-texts';

/** The texts of each order mode: its name, its place field and a hint. */
export const modeTexts: Record<OrderMode, { name: OrderTextKey; place: OrderTextKey; help: OrderTextKey }> = {
  room: { name: 'To my room', place: 'Room', help: 'Left empty, it goes to the room of your stay.' },
  table: { name: 'To my table', place: 'Table number', help: 'The number stands on the table.' },
  location: {
    name: 'To where I am',
    place: 'Where are you?',
    help: 'For example: sunbed 12 at the pool.',
  },
  pickup: { name: 'I collect it', place: 'Name', help: 'We call this name when it is ready.' },
};
