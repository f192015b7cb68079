import { randomUUID } from 'node:crypto';
import type { Command } from '../../core/command';

export const reply: Command = {
  name: 'reply',
  usage: '<room> <text …> [--key <uuid>]',
  summary: 'writes in a room; the same --key again is the same message',
  example: 'pnpm desk reply ada "Your towels are on the way."',
  words: [2, 2],
  options: { key: { type: 'string' } },
  async run({ desk, findRoom }, [named = '', text = ''], { key }) {
    const { id: roomId, roomName } = await findRoom(named);
    const sent = await desk.ask('newExternalMessage', {
      roomId,
      text,
      // The key is created once per command, so that a retry after an interruption does not send a second
      // message.
      key: typeof key === 'string' ? key : randomUUID(),
    });
    return { data: sent, lines: [`Sent to ${roomName}.`] };
  },
};
