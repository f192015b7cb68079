import type { Command } from '../../core/command';

export const close: Command = {
  name: 'close',
  usage: '<room>',
  summary: 'closes a room until its guest writes again',
  words: [1, 1],
  async run({ desk, findRoom }, [named = '']) {
    const { id: roomId, roomName } = await findRoom(named);
    const { closed } = await desk.ask('closeExternalRoom', { roomId });
    return { data: { room: roomId, closed }, lines: [`${roomName} is closed.`] };
  },
};
