import type { Command } from '../../core/command';
import { shortId } from '../../core/find';
import { glance } from '../../terminal/printable';
import { table } from '../../terminal/table';

export const announcements: Command = {
  name: 'announcements',
  summary: 'lists current announcements',
  async run({ desk }) {
    const data = await desk.request('getAnnouncementMessages', {});
    const rows = data.map(({ announcementId, severity, expireAt, title, text }) => [
      shortId(announcementId),
      severity,
      expireAt === 0 ? 'no expiry' : `until ${new Date(expireAt).toISOString()}`,
      title,
      glance(text),
    ]);
    return { data, lines: rows.length > 0 ? table(rows) : ['There are no announcements.'] };
  },
};
