import { randomUUID } from 'node:crypto';
import type { Command } from '../../core/command';
import { shortId } from '../../core/find';

export const group: Command = {
  name: 'group',
  usage: '<name>',
  summary: 'makes a group of guests; invite them with `invite`',
  example: 'pnpm desk group "Yoga week"',
  words: [1, 1],
  async run({ desk }, [roomName = '']) {
    const made = await desk.ask('createExternalGroupRoom', { key: randomUUID(), roomName });
    return {
      data: { room: made.id, roomName: made.roomName },
      lines: [`${shortId(made.id)}  ${made.roomName}`],
    };
  },
};
