import { announcementPushes, announcementRequests } from './announcement/announcement-socket.contract';
import { chatPushes, chatRequests } from './chat/chat-socket.contract';
import { orderPushes, orderRequests } from './order/order-socket.contract';
import type { SocketPush, SocketRequest } from './core/socket-call';
import { tableBookingPushes, tableBookingRequests } from './table-booking/table-booking-socket.contract';
import { ticketPushes, ticketRequests } from './ticket/ticket-socket.contract';

/** All requests of the socket. */
export const socketRequests = {
  ...chatRequests,
  ...ticketRequests,
  ...announcementRequests,
  ...tableBookingRequests,
  ...orderRequests,
};
/** All pushes of the socket. */
export const socketPushes = {
  ...chatPushes,
  ...ticketPushes,
  ...announcementPushes,
  ...tableBookingPushes,
  ...orderPushes,
};

export type RequestName = keyof typeof socketRequests;
export type PushName = keyof typeof socketPushes;

type AskIn<R> = R extends SocketRequest<infer Ask, infer _Answer> ? Ask : never;
type AnswerIn<R> = R extends SocketRequest<infer _Ask, infer Answer> ? Answer : never;
type BodyIn<P> = P extends SocketPush<infer Body> ? Body : never;

export type Ask<Name extends RequestName> = AskIn<(typeof socketRequests)[Name]>;
export type Answer<Name extends RequestName> = AnswerIn<(typeof socketRequests)[Name]>;
export type PushOf<Name extends PushName> = BodyIn<(typeof socketPushes)[Name]>;

export const requestNames = Object.keys(socketRequests) as RequestName[];
export const pushNames = Object.keys(socketPushes) as PushName[];

/** Returns the feature that handles a push. */
export function handlerOf(name: PushName): 'chat' | 'ticket' | 'announcement' | 'tableBooking' | 'order' {
  if (name in tableBookingPushes) return 'tableBooking';
  if (name in ticketPushes) return 'ticket';
  if (name in orderPushes) return 'order';
  return name in announcementPushes ? 'announcement' : 'chat';
}
