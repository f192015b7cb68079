import type { Command } from '../../core/command';

export const vip: Command = {
  name: 'vip',
  args: '<room>',
  summary: 'supervisors: marks a room as VIP; --undo: removes the mark',
  options: ['--undo'],
  async run({ desk, findRoom }, [query = ''], { undo }) {
    const { id: roomId, roomName } = await findRoom(query);
    const { isVip } = await desk.request(undo ? 'undoVip' : 'setRoomVip', { roomId });
    return {
      data: { room: roomId, isVip },
      lines: [`${roomName} is ${isVip ? 'now' : 'no longer'} marked as VIP.`],
    };
  },
};
