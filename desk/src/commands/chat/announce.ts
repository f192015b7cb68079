import { randomUUID } from 'node:crypto';
import { UsageError, type Command } from '../../core/command';
import { shortId } from '../../core/find';

const HOUR_MS = 3_600_000;
const SEVERITIES = ['info', 'service', 'safety'] as const;

export const announce: Command = {
  name: 'announce',
  args: '<title> <text>',
  summary:
    'supervisors: sends an announcement to all guests, without expiry unless --hours is given; severity is info, service or safety',
  example: 'pnpm desk announce "Pool closed" "Until noon, for cleaning." --severity service --hours 3',
  options: ['--severity <severity>', '--hours <hours>'],
  async run({ desk }, [title = '', text = ''], { severity: value = 'info', hours }) {
    const severity = SEVERITIES.find((one) => one === value);
    if (!severity) throw new UsageError(`--severity must be one of ${SEVERITIES.join(', ')}`);
    const lasts = hours === undefined ? 0 : Number(hours);
    if (hours !== undefined && !(lasts > 0)) throw new UsageError('--hours must be a number above 0');
    const expireAt = hours === undefined ? 0 : Math.round(Date.now() + lasts * HOUR_MS);
    const key = randomUUID();
    const data = await desk.request('sendAnnouncementMessage', { key, title, text, severity, expireAt });
    return { data, lines: [`${shortId(data.announcementId)}  ${data.title}`] };
  },
};
