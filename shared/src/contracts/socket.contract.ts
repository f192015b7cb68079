import { activityBookingPushes, activityBookingRequests } from './activity/activity-booking-socket.contract';
import { announcementPushes, announcementRequests } from './announcement/announcement-socket.contract';
import { chatPushes, chatRequests } from './chat/chat-socket.contract';
import { staffFeedRequests } from './feed/staff-feed-socket.contract';
import { sharePushes } from './feed/share-socket.contract';
import { loyaltyRequests } from './loyalty/loyalty-socket.contract';
import { checkOutPushes } from './check-out/check-out-socket.contract';
import { moderationPushes, moderationRequests } from './moderation/moderation-socket.contract';
import { notificationRequests } from './notification/notification-socket.contract';
import { orderPushes, orderRequests } from './order/order-socket.contract';
import type { SocketPush, SocketRequest } from './core/socket-call';
import { tableBookingPushes, tableBookingRequests } from './table-booking/table-booking-socket.contract';
import { roomCarePushes, roomCareRequests } from './room-care/room-care-socket.contract';
import { propertyPushes, propertyRequests } from './property/property-socket.contract';
import { ticketPushes, ticketRequests } from './ticket/ticket-socket.contract';

/** All requests of the socket. */
export const socketRequests = {
  ...chatRequests,
  ...ticketRequests,
  ...announcementRequests,
  ...tableBookingRequests,
  ...orderRequests,
  ...loyaltyRequests,
  ...activityBookingRequests,
  ...moderationRequests,
  ...staffFeedRequests,
  ...propertyRequests,
  ...roomCareRequests,
  ...notificationRequests,
};
/** All pushes of the socket. */
export const socketPushes = {
  ...chatPushes,
  ...ticketPushes,
  ...announcementPushes,
  ...tableBookingPushes,
  ...orderPushes,
  ...activityBookingPushes,
  ...checkOutPushes,
  ...roomCarePushes,
  ...moderationPushes,
  ...sharePushes,
  ...propertyPushes,
};

export type RequestName = keyof typeof socketRequests;
export type PushName = keyof typeof socketPushes;

type RequestIn<R> = R extends SocketRequest<infer Input, infer _Reply> ? Input : never;
type ReplyIn<R> = R extends SocketRequest<infer _Input, infer Reply> ? Reply : never;
type BodyIn<P> = P extends SocketPush<infer Body> ? Body : never;

export type RequestOf<Name extends RequestName> = RequestIn<(typeof socketRequests)[Name]>;
export type ReplyOf<Name extends RequestName> = ReplyIn<(typeof socketRequests)[Name]>;
export type PushOf<Name extends PushName> = BodyIn<(typeof socketPushes)[Name]>;

export const requestNames = Object.keys(socketRequests) as RequestName[];
export const pushNames = Object.keys(socketPushes) as PushName[];

/** Returns the feature that handles a push. */
export function handlerOf(
  name: PushName,
):
  | 'chat'
  | 'ticket'
  | 'announcement'
  | 'tableBooking'
  | 'order'
  | 'activity'
  | 'checkOut'
  | 'roomCare'
  | 'moderation'
  | 'share'
  | 'property' {
  if (name in propertyPushes) return 'property';
  if (name in sharePushes) return 'share';
  if (name in moderationPushes) return 'moderation';
  if (name in activityBookingPushes) return 'activity';
  if (name in checkOutPushes) return 'checkOut';
  if (name in roomCarePushes) return 'roomCare';
  if (name in tableBookingPushes) return 'tableBooking';
  if (name in ticketPushes) return 'ticket';
  if (name in orderPushes) return 'order';
  return name in announcementPushes ? 'announcement' : 'chat';
}
