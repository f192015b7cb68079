import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { DeskContext } from '../core/command';
import { shortId } from '../core/find';
import { activityRow } from '../terminal/activity-row';
import { bookingRow } from '../terminal/booking-row';
import { caseEventLine } from '../terminal/case-lines';
import { glance } from '../terminal/printable';
import { messageLine } from '../terminal/message-line';
import { orderRow } from '../terminal/order-row';
import { quietRoomLine } from '../terminal/quiet-room-row';
import { ratingLine } from '../terminal/rating-line';
import { requestRow } from '../terminal/request-row';
import { table } from '../terminal/table';

const TYPING_TIMEOUT_MS = 5_000;

interface EventPrinterDeps {
  print: (line: string) => void;
  openRoom: () => Conversation | undefined;
  onError: (error: unknown) => void;
}

/** Prints the events of the property while the shell is open. */
export function printEvents(
  { desk, session }: DeskContext,
  { print, openRoom, onError }: EventPrinterDeps,
): void {
  const self = session.staff.id;
  const typingSince = new Map<string, number>();

  desk.on('newExternalMessage', (message) => {
    typingSince.delete(message.from);
    // A card is skipped because the request, order or booking it shows has its own event.
    if (message.from === self || message.messageType === 'card') return;
    const room = openRoom();
    if (room?.id !== message.roomId) {
      if (message.fromType === 'guest') {
        print(
          `• ${shortId(message.roomId)} a guest writes: ${glance(message.text)}   (open ${shortId(message.roomId)})`,
        );
      }
      return;
    }
    print(messageLine(message, room.participants));
    desk.request('roomReadBy', { roomId: room.id, lastMessageId: message.id }).catch(onError);
  });

  desk.on('chatAction', ({ roomId, guestId }) => {
    const room = openRoom();
    const isKnown = Date.now() - (typingSince.get(guestId) ?? 0) < TYPING_TIMEOUT_MS;
    typingSince.set(guestId, Date.now());
    if (room?.id !== roomId || guestId === self || isKnown) return;
    print(`  ${room.participants.find(({ id }) => id === guestId)?.name ?? 'Somebody'} is typing …`);
  });

  desk.on('rateExternalRoom', ({ roomId, rating }) => {
    if (rating) print(`• ${shortId(roomId)} ${glance(ratingLine(rating))}   (open ${shortId(roomId)})`);
  });
  desk.on('newGuestRequest', ({ ticket }) => print(`• new request: ${table([requestRow(ticket)]).join('')}`));
  desk.on('doNotDisturbUpdated', ({ doNotDisturb: one }) => print(`• ${quietRoomLine(one)}`));
  desk.on('tableBookingUpdated', ({ booking }) => {
    if (!('guestName' in booking) || booking.histories.at(-1)?.by.id === self) return;
    print(`• table: ${table([bookingRow(booking)]).join('')}`);
  });
  desk.on('activityBookingUpdated', ({ booking }) => {
    if (!('guestName' in booking) || booking.histories.at(-1)?.by.id === self) return;
    print(`• activity: ${table([activityRow(booking)]).join('')}`);
  });
  desk.on('outletOrderUpdated', ({ order }) => {
    if (order.status === 'placed') print(`• new order: ${table([orderRow(order)]).join('')}`);
  });
  desk.on('caseOpened', (one) => print(caseEventLine(one)));
  desk.on('caseChanged', (one) => {
    if (one.isAlert && one.status === 'open') print(caseEventLine(one));
  });
  desk.on('staffsJoinedExternal', ({ staff }) => {
    for (const { _id, nickName } of staff) if (_id !== self) print(`• ${nickName} is online`);
  });

  let wasConnected = true;
  desk.socket.on('disconnect', () => {
    wasConnected = false;
    print('• connection lost; reconnecting');
  });
  desk.whenConnected(() => {
    if (!wasConnected) print('• connected again');
    wasConnected = true;
  });
}
