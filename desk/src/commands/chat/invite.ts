import { UsageError, type Command } from '../../core/command';

export const invite: Command = {
  name: 'invite',
  args: '<group>',
  summary: 'creates a link with which guests join a group',
  options: ['--days <days>'],
  async run({ desk, session, findRoom }, [query = ''], { days: typed = '7' }) {
    const days = Number(typed);
    if (!Number.isInteger(days) || days < 1 || days > 365)
      throw new UsageError('--days must be a number from 1 to 365');
    const { id: roomId, roomName } = await findRoom(query);
    const { code, expiresAt } = await desk.request('createRoomInvitation', { roomId, days });
    const path = `/${session.property.slug}/chat?code=${code}`;
    return {
      data: { room: roomId, code, path, expiresAt },
      lines: [`Until ${expiresAt}, guests can join ${roomName} at`, path],
    };
  },
};
