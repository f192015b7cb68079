import { randomUUID } from 'node:crypto';
import type { Command } from '../../core/command';

export const reply: Command = {
  name: 'reply',
  args: '<room> <text>',
  summary: 'sends a message to a room; with the same --key it is sent only once',
  example: 'pnpm desk reply ada "Your towels are on the way."',
  options: ['--key <uuid>'],
  async run({ desk, findRoom }, [query = '', text = ''], { key }) {
    const { id: roomId, roomName } = await findRoom(query);
    const sent = await desk.request('newExternalMessage', {
      roomId,
      text,
      // The key is created once per command, so that a retry after an interruption does not send a second
      // message.
      key: typeof key === 'string' ? key : randomUUID(),
    });
    return { data: sent, lines: [`Sent to ${roomName}.`] };
  },
};
