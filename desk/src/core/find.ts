import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { ServedBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import type { ServedOutlet, StaffOrder } from '@guest/shared/contracts/order/order-socket.contract';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { Misused } from './command';
import type { DeskConnection } from '../connection/desk-connection';

/** The part of an id that is shown, which is also enough to refer to the object. */
export const shortId = (id: string) => id.slice(0, 8);

export async function allRooms(desk: DeskConnection): Promise<Conversation[]> {
  const first = await desk.ask('loadGuestRooms', { limit: 100 });
  const rooms = [...first.rooms];
  for (let { cursor } = first; cursor !== null;) {
    const more = await desk.ask('loadMoreRooms', { cursor, limit: 100 });
    rooms.push(...more.rooms);
    cursor = more.cursor;
  }
  return rooms;
}

/** Finds a room by the start of its id or by its name. */
export const findRoom = async (desk: DeskConnection, named: string): Promise<Conversation> =>
  theOne(await allRooms(desk), named, { what: 'room', id: ({ id }) => id, name: ({ roomName }) => roomName });

export const findRequest = async (desk: DeskConnection, named: string): Promise<Ticket> =>
  theOne(await desk.ask('loadGuestRequests', {}), named, {
    what: 'request',
    id: ({ trackingId }) => trackingId,
    name: ({ templateName }) => templateName,
  });

/** Finds a booking by the start of its id, its reference or its guest. */
export const findTable = async (desk: DeskConnection, named: string): Promise<ServedBooking> =>
  theOne(await desk.ask('loadTableBookings', {}), named, {
    what: 'booking',
    id: ({ uuid }) => uuid,
    name: ({ reference, guestName }) => `${reference} ${guestName}`,
  });

/** Finds an order by the start of its id, its reference or its guest. */
export const findOrder = async (desk: DeskConnection, named: string): Promise<StaffOrder> =>
  theOne(await desk.ask('loadOutletOrders', {}), named, {
    what: 'order',
    id: ({ uuid }) => uuid,
    name: ({ reference, guestName }) => `${reference} ${guestName}`,
  });

export const findOutlet = async (desk: DeskConnection, named: string): Promise<ServedOutlet> =>
  theOne(await desk.ask('loadServedOutlets', {}), named, {
    what: 'outlet',
    id: ({ slug }) => slug,
    name: ({ name }) => name,
  });

/** Finds a menu item by the start of its id or by its name. */
export async function findItem(desk: DeskConnection, named: string): Promise<ServedOutlet['items'][number]> {
  const outlets = await desk.ask('loadServedOutlets', {});
  return theOne(
    outlets.flatMap(({ items }) => items),
    named,
    { what: 'item', id: ({ uuid }) => uuid, name: ({ name }) => name },
  );
}

function theOne<T>(
  all: T[],
  named: string,
  { what, id, name }: { what: string; id: (one: T) => string; name: (one: T) => string },
): T {
  const asked = named.toLowerCase();
  const exact = all.filter((one) => id(one).startsWith(asked) || name(one).toLowerCase() === asked);
  const found = exact.length > 0 ? exact : all.filter((one) => name(one).toLowerCase().includes(asked));
  const [only, ...others] = found;
  if (!only || asked === '') throw new Misused(`there is no ${what} "${named}"`);
  if (others.length > 0) {
    const which = found.map((one) => `${shortId(id(one))} ${name(one)}`).join(', ');
    throw new Misused(`"${named}" matches more than one ${what}: ${which}`);
  }
  return only;
}
