import type { Command } from '../../core/command';
import { shortId } from '../../core/find';
import { glance } from '../../terminal/printable';
import { table } from '../../terminal/table';

export const announcements: Command = {
  name: 'announcements',
  usage: '',
  summary: 'what the house says to its guests now',
  words: [0, 0],
  async run({ desk }) {
    const data = await desk.ask('getAnnouncementMessages', {});
    const rows = data.map(({ announcementId, severity, expireAt, title, text }) => [
      shortId(announcementId),
      severity,
      expireAt === 0 ? 'for good' : `until ${new Date(expireAt).toISOString()}`,
      title,
      glance(text),
    ]);
    return { data, lines: rows.length > 0 ? table(rows) : ['The house says nothing.'] };
  },
};
