import { dateOf, instantOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { DeskConnection } from '../connection/desk-connection';
import { announcements } from './announcements';
import { derivedId } from './derived-id';

const LOOK_EVERY_MS = 10 * 60_000;
const TIMES = [
  { from: '08:00', to: '12:00', which: 'day' },
  { from: '17:00', to: '22:00', which: 'evening' },
] as const;

interface House {
  slug: string;
  timeZone: string;
  language: string;
}

/** Publishes an announcement in the morning and in the evening, once each even if the program restarts. */
export function announceNowAndThen(desk: DeskConnection, house: House, onTrouble: (error: unknown) => void) {
  async function announce(): Promise<void> {
    const local = localDateTimeAt(Date.now(), house.timeZone);
    const [date, clock] = [dateOf(local), timeOf(local)];
    const time = TIMES.find(({ from, to }) => from <= clock && clock < to);
    if (!time) return;
    await desk.ask('sendAnnouncementMessage', {
      key: derivedId('demo-desk', 'announces', house.slug, date, time.from),
      ...(announcements[house.language] ?? announcements.en)[time.which],
      severity: 'info',
      expireAt: instantOf(`${date}T${time.to}`, house.timeZone),
    });
  }

  const now = () => void announce().catch(onTrouble);
  desk.whenConnected(now);
  const timer = setInterval(now, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
