import type { Command } from '../../core/command';

export const close: Command = {
  name: 'close',
  args: '<room>',
  summary: 'closes a room until the guest writes again',
  async run({ desk, findRoom }, [query = '']) {
    const { id: roomId, roomName } = await findRoom(query);
    const { closed } = await desk.request('closeExternalRoom', { roomId });
    return { data: { room: roomId, closed }, lines: [`${roomName} is closed.`] };
  },
};
