import { Misused, type Command } from '../../core/command';

export const invite: Command = {
  name: 'invite',
  usage: '<group> [--days 7]',
  summary: 'makes a link by which guests join a group',
  words: [1, 1],
  options: { days: { type: 'string' } },
  async run({ desk, session, findRoom }, [named = ''], { days: typed = '7' }) {
    const days = Number(typed);
    if (!Number.isInteger(days) || days < 1 || days > 365)
      throw new Misused('--days must be a number from 1 to 365');
    const { id: roomId, roomName } = await findRoom(named);
    const { code, expiresAt } = await desk.ask('createRoomInvitation', { roomId, days });
    const path = `/${session.property.slug}/chat?code=${code}`;
    return {
      data: { room: roomId, code, path, expiresAt },
      lines: [`Until ${expiresAt}, guests join ${roomName} at`, path],
    };
  },
};
