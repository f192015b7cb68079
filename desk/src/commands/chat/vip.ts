import type { Command } from '../../core/command';

export const vip: Command = {
  name: 'vip',
  usage: '<room> [--undo]',
  summary: 'supervisors: treats a room with care; --undo: as any other',
  words: [1, 1],
  options: { undo: { type: 'boolean' } },
  async run({ desk, findRoom }, [named = ''], { undo }) {
    const { id: roomId, roomName } = await findRoom(named);
    const { isVip } = await desk.ask(undo ? 'undoVip' : 'setRoomVip', { roomId });
    return {
      data: { room: roomId, isVip },
      lines: [`${roomName} is ${isVip ? '' : 'no longer '}treated with care.`],
    };
  },
};
