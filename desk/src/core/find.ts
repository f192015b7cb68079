import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { StaffBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import type { StaffOutlet, StaffOrder } from '@guest/shared/contracts/order/order-socket.contract';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { UsageError } from './command';
import type { DeskConnection } from '../connection/desk-connection';

/** The part of an id that is shown, which is also enough to refer to the object. */
export const shortId = (id: string) => id.slice(0, 8);

export async function loadAllRooms(desk: DeskConnection): Promise<Conversation[]> {
  const first = await desk.request('loadGuestRooms', { limit: 100 });
  const rooms = [...first.rooms];
  for (let { cursor } = first; cursor !== null;) {
    const more = await desk.request('loadMoreRooms', { cursor, limit: 100 });
    rooms.push(...more.rooms);
    cursor = more.cursor;
  }
  return rooms;
}

/** Finds a room by the start of its id or by its name. */
export const findRoom = async (desk: DeskConnection, query: string): Promise<Conversation> =>
  findOnly(await loadAllRooms(desk), query, {
    kind: 'room',
    id: ({ id }) => id,
    name: ({ roomName }) => roomName,
  });

export const findRequest = async (desk: DeskConnection, query: string): Promise<Ticket> =>
  findOnly(await desk.request('loadGuestRequests', {}), query, {
    kind: 'request',
    id: ({ trackingId }) => trackingId,
    name: ({ templateName }) => templateName,
  });

/** Finds a booking by the start of its id, its reference or its guest. */
export const findTable = async (desk: DeskConnection, query: string): Promise<StaffBooking> =>
  findOnly(await desk.request('loadTableBookings', {}), query, {
    kind: 'booking',
    id: ({ uuid }) => uuid,
    name: ({ reference, guestName }) => `${reference} ${guestName}`,
  });

/** Finds an order by the start of its id, its reference or its guest. */
export const findOrder = async (desk: DeskConnection, query: string): Promise<StaffOrder> =>
  findOnly(await desk.request('loadOutletOrders', {}), query, {
    kind: 'order',
    id: ({ uuid }) => uuid,
    name: ({ reference, guestName }) => `${reference} ${guestName}`,
  });

export const findOutlet = async (desk: DeskConnection, query: string): Promise<StaffOutlet> =>
  findOnly(await desk.request('loadServedOutlets', {}), query, {
    kind: 'outlet',
    id: ({ slug }) => slug,
    name: ({ name }) => name,
  });

/** Finds a menu item by the start of its id or by its name. */
export async function findItem(desk: DeskConnection, query: string): Promise<StaffOutlet['items'][number]> {
  const outlets = await desk.request('loadServedOutlets', {});
  return findOnly(
    outlets.flatMap(({ items }) => items),
    query,
    { kind: 'item', id: ({ uuid }) => uuid, name: ({ name }) => name },
  );
}

/** Finds the only one whose id starts with the query, or whose name is or contains it. */
export function findOnly<T>(
  all: T[],
  query: string,
  { kind, id, name }: { kind: string; id: (one: T) => string; name: (one: T) => string },
): T {
  const search = query.toLowerCase();
  const exact = all.filter((one) => id(one).startsWith(search) || name(one).toLowerCase() === search);
  const matches = exact.length > 0 ? exact : all.filter((one) => name(one).toLowerCase().includes(search));
  const [only, ...others] = matches;
  if (!only || search === '') throw new UsageError(`there is no ${kind} "${query}"`);
  if (others.length > 0) {
    const which = matches.map((one) => `${shortId(id(one))} ${name(one)}`).join(', ');
    throw new UsageError(`"${query}" matches more than one ${kind}: ${which}`);
  }
  return only;
}
