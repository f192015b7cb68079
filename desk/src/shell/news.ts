import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { AtDesk } from '../core/command';
import { shortId } from '../core/find';
import { bookingRow } from '../terminal/booking-row';
import { glance } from '../terminal/printable';
import { messageLine } from '../terminal/message-line';
import { orderRow } from '../terminal/order-row';
import { ratingLine } from '../terminal/rating-line';
import { requestRow } from '../terminal/request-row';
import { table } from '../terminal/table';

const TYPING_IS_OVER_MS = 5_000;

interface Around {
  say: (line: string) => void;
  openRoom: () => Conversation | undefined;
  onTrouble: (error: unknown) => void;
}

/** Prints the events of the property while the shell is open. */
export function tellNews({ desk, session }: AtDesk, { say, openRoom, onTrouble }: Around): void {
  const self = session.staff.id;
  const typingSince = new Map<string, number>();

  desk.hear('newExternalMessage', (message) => {
    typingSince.delete(message.from);
    // A card is skipped because the request, order or booking it shows has its own event.
    if (message.from === self || message.messageType === 'card') return;
    const room = openRoom();
    if (room?.id !== message.roomId) {
      if (message.fromType === 'guest') {
        say(
          `• ${shortId(message.roomId)} a guest writes: ${glance(message.text)}   (open ${shortId(message.roomId)})`,
        );
      }
      return;
    }
    say(messageLine(message, room.participants));
    desk.ask('roomReadBy', { roomId: room.id, lastMessageId: message.id }).catch(onTrouble);
  });

  desk.hear('chatAction', ({ roomId, guestId }) => {
    const room = openRoom();
    const isKnown = Date.now() - (typingSince.get(guestId) ?? 0) < TYPING_IS_OVER_MS;
    typingSince.set(guestId, Date.now());
    if (room?.id !== roomId || guestId === self || isKnown) return;
    say(`  ${room.participants.find(({ id }) => id === guestId)?.name ?? 'Somebody'} is typing …`);
  });

  desk.hear('rateExternalRoom', ({ roomId, rating }) => {
    if (rating) say(`• ${shortId(roomId)} ${glance(ratingLine(rating))}   (open ${shortId(roomId)})`);
  });
  desk.hear('newGuestRequest', ({ ticket }) => say(`• asked for: ${table([requestRow(ticket)]).join('')}`));
  desk.hear('tableBookingUpdated', ({ booking }) => {
    if (!('guestName' in booking) || booking.histories.at(-1)?.by.id === self) return;
    say(`• table: ${table([bookingRow(booking)]).join('')}`);
  });
  desk.hear('outletOrderUpdated', ({ order }) => {
    if (order.status === 'placed') say(`• ordered: ${table([orderRow(order)]).join('')}`);
  });
  desk.hear('staffsJoinedExternal', ({ staff }) => {
    for (const { _id, nickName } of staff) if (_id !== self) say(`• ${nickName} is at the desk`);
  });

  let wasThere = true;
  desk.socket.on('disconnect', () => {
    wasThere = false;
    say('• the connection is interrupted; it comes back by itself');
  });
  desk.whenConnected(() => {
    if (!wasThere) say('• the connection is back');
    wasThere = true;
  });
}
