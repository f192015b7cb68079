import type { Command } from '../../core/command';

export const forgetPin: Command = {
  name: 'forget-pin',
  args: '<room>',
  summary: 'supervisors: deletes the PIN that protects charges to the guests’ room',
  example: 'pnpm desk forget-pin 204',
  async run({ desk, findRoom }, [query = '']) {
    const { id: roomId, roomName } = await findRoom(query);
    const { forgotten } = await desk.request('forgetChargePin', { roomId });
    const line = forgotten > 0 ? 'The PIN is deleted' : 'There was no PIN';
    return { data: { room: roomId, forgotten }, lines: [`${roomName}: ${line}.`] };
  },
};
