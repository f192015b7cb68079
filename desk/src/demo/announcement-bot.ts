import { dateOf, instantOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { DeskConnection } from '../connection/desk-connection';
import { announcements } from './announcements';
import { derivedId } from './derived-id';

const CHECK_INTERVAL_MS = 10 * 60_000;
const TIMES = [
  { from: '08:00', to: '12:00', which: 'day' },
  { from: '17:00', to: '22:00', which: 'evening' },
] as const;

interface PropertyInfo {
  slug: string;
  timeZone: string;
  language: string;
}

/** Publishes an announcement in the morning and in the evening, once each even if the program restarts. */
export function startAnnouncementBot(
  desk: DeskConnection,
  property: PropertyInfo,
  onError: (error: unknown) => void,
) {
  async function announce(): Promise<void> {
    const local = localDateTimeAt(Date.now(), property.timeZone);
    const [date, clock] = [dateOf(local), timeOf(local)];
    const time = TIMES.find(({ from, to }) => from <= clock && clock < to);
    if (!time) return;
    await desk.request('sendAnnouncementMessage', {
      key: derivedId('demo-desk', 'announces', property.slug, date, time.from),
      ...(announcements[property.language] ?? announcements.en)[time.which],
      severity: 'info',
      expireAt: instantOf(`${date}T${time.to}`, property.timeZone),
    });
  }

  const check = () => void announce().catch(onError);
  desk.whenConnected(check);
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
