import { Misused, type Command } from '../../core/command';
import { messageLine } from '../../terminal/message-line';
import { ratingLine } from '../../terminal/rating-line';

export const read: Command = {
  name: 'read',
  usage: '<room> [--last 25] [--peek]',
  summary: 'the history of a room, which is marked as read; --peek: which is not',
  example: 'pnpm desk read ada',
  words: [1, 1],
  options: { last: { type: 'string' }, peek: { type: 'boolean' } },
  async run({ desk, findRoom }, [named = ''], { last = '25', peek }) {
    const limit = Number(last);
    if (!Number.isInteger(limit) || limit < 1 || limit > 100)
      throw new Misused('--last must be a number from 1 to 100');
    const room = await findRoom(named);
    const { messages } = await desk.ask('loadMoreMessages', { roomId: room.id, limit });
    const newest = messages.at(-1);
    if (newest && !peek) await desk.ask('roomReadBy', { roomId: room.id, lastMessageId: newest.id });
    const said = messages.map((message) => messageLine(message, room.participants));
    const lines = room.rating ? [...said, ratingLine(room.rating)] : said;
    return {
      data: { room: room.id, roomName: room.roomName, messages, ...(room.rating && { rating: room.rating }) },
      lines: lines.length > 0 ? lines : ['Nothing was said yet.'],
    };
  },
};
