import { randomUUID } from 'node:crypto';
import { Misused, type Command } from '../../core/command';
import { shortId } from '../../core/find';

const HOUR_MS = 3_600_000;
const SEVERITIES = ['info', 'service', 'safety'] as const;

export const announce: Command = {
  name: 'announce',
  usage: '<title> <text …> [--severity info] [--hours 4]',
  summary: 'supervisors: says something to every guest, for good without --hours; info, service or safety',
  example: 'pnpm desk announce "Pool closed" "Until noon, for cleaning." --severity service --hours 3',
  words: [2, 2],
  options: { severity: { type: 'string' }, hours: { type: 'string' } },
  async run({ desk }, [title = '', text = ''], { severity: said = 'info', hours }) {
    const severity = SEVERITIES.find((one) => one === said);
    if (!severity) throw new Misused(`--severity must be one of ${SEVERITIES.join(', ')}`);
    const lasts = hours === undefined ? 0 : Number(hours);
    if (hours !== undefined && !(lasts > 0)) throw new Misused('--hours must be a number above 0');
    const expireAt = hours === undefined ? 0 : Math.round(Date.now() + lasts * HOUR_MS);
    const key = randomUUID();
    const data = await desk.ask('sendAnnouncementMessage', { key, title, text, severity, expireAt });
    return { data, lines: [`${shortId(data.announcementId)}  ${data.title}`] };
  },
};
