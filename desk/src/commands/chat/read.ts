import { UsageError, type Command } from '../../core/command';
import { messageLine } from '../../terminal/message-line';
import { ratingLine } from '../../terminal/rating-line';

export const read: Command = {
  name: 'read',
  args: '<room>',
  summary: 'shows the history of a room and marks it as read; --peek: without marking it',
  example: 'pnpm desk read ada',
  options: ['--last <messages>', '--peek'],
  async run({ desk, findRoom }, [query = ''], { last = '25', peek }) {
    const limit = Number(last);
    if (!Number.isInteger(limit) || limit < 1 || limit > 100)
      throw new UsageError('--last must be a number from 1 to 100');
    const room = await findRoom(query);
    const { messages } = await desk.request('loadMoreMessages', { roomId: room.id, limit });
    const newest = messages.at(-1);
    if (newest && !peek) await desk.request('roomReadBy', { roomId: room.id, lastMessageId: newest.id });
    const shown = messages.map((message) => messageLine(message, room.participants));
    const lines = room.rating ? [...shown, ratingLine(room.rating)] : shown;
    return {
      data: { room: room.id, roomName: room.roomName, messages, ...(room.rating && { rating: room.rating }) },
      lines: lines.length > 0 ? lines : ['There are no messages yet.'],
    };
  },
};
