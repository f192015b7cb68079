import type { Command } from '../../core/command';

export const forgetPin: Command = {
  name: 'forget-pin',
  usage: '<room>',
  summary: 'supervisors: takes away the PIN with which its guests guard what goes on their room',
  example: 'pnpm desk forget-pin 204',
  words: [1, 1],
  async run({ desk, findRoom }, [named = '']) {
    const { id: roomId, roomName } = await findRoom(named);
    const { forgotten } = await desk.ask('forgetChargePin', { roomId });
    const line = forgotten > 0 ? 'No PIN is asked for any more' : 'There was no PIN';
    return { data: { room: roomId, forgotten }, lines: [`${roomName}: ${line}.`] };
  },
};
