import { Misused, type Command } from '../../core/command';

export const withdraw: Command = {
  name: 'withdraw',
  usage: '<announcement>',
  summary: 'supervisors: takes an announcement back at once',
  words: [1, 1],
  async run({ desk }, [named = '']) {
    const all = await desk.ask('getAnnouncementMessages', {});
    const found = all.filter(({ announcementId }) => announcementId.startsWith(named.toLowerCase()));
    const [only] = found;
    if (!only || found.length > 1) throw new Misused(`"${named}" does not name exactly one announcement`);
    const { announcementId, title } = only;
    await desk.ask('deleteAnnouncementMessage', { announcementId });
    return { data: { announcementId }, lines: [`${title} is taken back.`] };
  },
};
