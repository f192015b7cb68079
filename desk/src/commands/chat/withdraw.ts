import { UsageError, type Command } from '../../core/command';

export const withdraw: Command = {
  name: 'withdraw',
  args: '<announcement>',
  summary: 'supervisors: withdraws an announcement at once',
  async run({ desk }, [query = '']) {
    const all = await desk.request('getAnnouncementMessages', {});
    const found = all.filter(({ announcementId }) => announcementId.startsWith(query.toLowerCase()));
    const [only] = found;
    if (!only || found.length > 1) throw new UsageError(`"${query}" does not name exactly one announcement`);
    const { announcementId, title } = only;
    await desk.request('deleteAnnouncementMessage', { announcementId });
    return { data: { announcementId }, lines: [`${title} is withdrawn.`] };
  },
};
