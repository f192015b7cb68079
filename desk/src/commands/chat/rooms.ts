import type { Command } from '../../core/command';
import { loadAllRooms, shortId } from '../../core/find';
import { glance } from '../../terminal/printable';
import { table } from '../../terminal/table';

export const rooms: Command = {
  name: 'rooms',
  summary: 'lists rooms with unanswered messages, newest first; --all: every room',
  options: ['--all'],
  async run({ desk, session }, _args, { all }) {
    // There is no shared read state for the desk, so a room needs an answer if its last message is from a
    // guest.
    const waits = (lastFrom: string | undefined) => lastFrom === 'guest';
    const found = (await loadAllRooms(desk)).filter(
      ({ lastMessage }) => all === true || waits(lastMessage?.fromType) || lastMessage?.isAutomatic === true,
    );
    const data = found.map(
      ({ id, roomName, isGroup, isVip, closed, rating, unreadMessages, lastMessage, lastActivity }) => ({
        id,
        roomName,
        isGroup: isGroup ?? false,
        isVip,
        closed,
        unreadMessages,
        lastActivity,
        ...(rating && { rating }),
        lastMessage: lastMessage && {
          fromType: lastMessage.fromType,
          text: lastMessage.text,
          lang: lastMessage.lang,
        },
      }),
    );
    const rows = found.map(
      ({ id, roomName, isGroup, isVip, closed, rating, unreadMessages, lastMessage }) => [
        shortId(id),
        roomName || '(no name)',
        [
          isVip && 'VIP',
          isGroup && 'group',
          closed && 'closed',
          rating && `rated ${rating.stars} of 5`,
          unreadMessages > 0 && `${unreadMessages} unread`,
        ]
          .filter(Boolean)
          .join(', ') || '–',
        lastMessage ? `${lastMessage.date} ${lastMessage.time}` : '–',
        glance(lastMessage?.text ?? ''),
      ],
    );
    const none = `There are no unanswered messages at ${session.property.name}.`;
    return { data, lines: rows.length > 0 ? table(rows) : [none] };
  },
};
