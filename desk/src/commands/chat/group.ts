import { randomUUID } from 'node:crypto';
import type { Command } from '../../core/command';
import { shortId } from '../../core/find';

export const group: Command = {
  name: 'group',
  args: '<name>',
  summary: 'creates a group of guests; `invite` creates its invitation',
  example: 'pnpm desk group "Yoga week"',
  async run({ desk }, [roomName = '']) {
    const made = await desk.request('createExternalGroupRoom', { key: randomUUID(), roomName });
    return {
      data: { room: made.id, roomName: made.roomName },
      lines: [`${shortId(made.id)}  ${made.roomName}`],
    };
  },
};
