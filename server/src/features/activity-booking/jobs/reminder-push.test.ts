import { instantOf } from '@guest/shared/contracts/core/local-time';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { assertRow } from '../../../platform/db/assert-row';
import { activity, property, pushMessage } from '../../../platform/db/tables/schema';
import type { Device } from '../../../testing/push-service/push-service';
import { NOON } from '../../../testing/test-app';
import { MINUTE_MS, pushGuests } from '../../push/testing/push-guests';
import { activityGuest } from '../testing/activity-guests';
import { activityJobDeps } from '../testing/activity-suite';
import { someActivity } from '../testing/some-session';
import { testFolio } from '../testing/test-folio';
import { createReminders } from './reminders.job';

const suite = await pushGuests();
const { clock, db, run, service, send, pathOf } = suite;
const now = () => clock.now;
const { deps, messages } = activityJobDeps(db, testFolio(now), now);
const remind = createReminders(deps, messages);
const isHotel = eq(property.slug, 'casa-miramar');
const setChat = (isChatEnabled: boolean) =>
  db.update(property).set({ isChatEnabled }).where(isHotel).returning();
const [hotel] = await setChat(false);
assertRow(hotel);

beforeEach(() => {
  clock.now = NOON;
});

const at = (local: string) => (clock.now = instantOf(local, hotel.timeZone));
const remindersOf = (received: Device['received']) =>
  received.filter(({ payload }) => payload.tag.includes(':reminder:'));
const titlesOf = ({ received }: Device) =>
  remindersOf(received).map(({ payload }) => payload.title.replaceAll(/[\u2068\u2069]/g, ''));
const waitingFor = (booking: string) =>
  db.$count(pushMessage, eq(pushMessage.subject, `reminder:${booking}`));

/** A guest with a phone who has booked a session at half past eight, of which the evening before reminds. */
async function earlyGuest(
  settings: object = {},
  { lang = 'en', phone = 'en' }: { lang?: string | null; phone?: string } = {},
) {
  const { id, sessions, adult } = await someActivity(suite, {
    starts: ['2026-06-11T08:30', '2026-06-11T08:45'],
  });
  await db
    .update(activity)
    .set({ name: { en: 'Sailing', es: 'Vela' } })
    .where(eq(activity.id, id));
  const [sessionId = '', later] = sessions;
  const guest = await activityGuest(suite, { lang });
  const device = service.device();
  await suite.subscribe(guest.headers, device, phone);
  await send('PUT', pathOf('notifications'), { headers: guest.headers, body: settings });
  const { uuid } = await guest.come(sessionId, { [adult]: 1 });
  return { ...guest, device, uuid, later };
}

const QUIET = { quietHours: { from: '17:00', to: '08:00' } };

test('a reminder says "tomorrow" only until midnight, also while the push service keeps it', async () => {
  const { device } = await earlyGuest();
  at('2026-06-10T20:00');
  await remind();

  await run();

  await expect.poll(() => titlesOf(device)).toEqual(['Tomorrow at 08:30: Sailing. We meet here: Pontoon D.']);
  expect(remindersOf(device.received)[0]?.ttl).toBe((4 * 60 * MINUTE_MS) / 1_000);
});

test('a reminder that waits for the end of the quiet hours says when the session begins on that day', async () => {
  const { device } = await earlyGuest(QUIET);
  at('2026-06-10T20:00');
  await remind();
  await run();
  expect(titlesOf(device)).toEqual([]);

  at('2026-06-11T08:00');
  await run();

  await expect.poll(() => titlesOf(device)).toEqual(['Sailing begins at 08:30. We meet here: Pontoon D.']);
  expect(remindersOf(device.received)[0]?.ttl).toBe((30 * MINUTE_MS) / 1_000);
});

test('a reminder that waits is not sent after its booking was cancelled', async () => {
  const [ada, ben] = [await earlyGuest(QUIET), await earlyGuest(QUIET)];
  at('2026-06-10T20:00');
  await remind();
  expect([await waitingFor(ada.uuid), await waitingFor(ben.uuid)]).toEqual([1, 1]);

  expect((await ada.cancel(ada.uuid)).status).toBe(200);

  expect([await waitingFor(ada.uuid), await waitingFor(ben.uuid)]).toEqual([0, 1]);
});

test('a reminder that waits is replaced when its booking moves, even by less than changes when it is due', async () => {
  const { device, uuid, change, later } = await earlyGuest(QUIET);
  at('2026-06-10T20:00');
  await remind();

  expect((await change(uuid, { version: 1, sessionUuid: later })).status).toBe(200);
  expect(await waitingFor(uuid)).toBe(0);
  await remind();
  at('2026-06-11T08:00');
  await run();

  await expect.poll(() => titlesOf(device)).toEqual(['Sailing begins at 08:45. We meet here: Pontoon D.']);
});

test('a guest who opens the suite is reminded all the same, because no page of it shows the reminder', async () => {
  const { id, device, uuid } = await earlyGuest(QUIET);
  at('2026-06-10T20:00');
  await remind();
  // Only a hotel with the chat has connected pages, so it has turned it on since.
  await setChat(true);
  const { id: chatId, token } = await suite.tokenOf(id);
  const page = suite.createSocketClient(suite.connect({ token, tabId: randomUUID() }), {
    id: chatId,
    guestId: id,
    token,
  });
  await suite.signedIn(page.socket);
  await page.requestOk('pageSeen', {});
  await suite.leave(page);
  await setChat(false);
  expect(await waitingFor(uuid)).toBe(1);

  at('2026-06-11T08:00');
  await run();

  await expect.poll(() => titlesOf(device)).toHaveLength(1);
});

test('a guest without a language reads names and sentence in that of each phone', async () => {
  const { device, id } = await earlyGuest({}, { lang: null, phone: 'es' });
  const second = service.device();
  await suite.subscribe(await suite.headersOf(id), second, 'en');
  at('2026-06-10T20:00');
  await remind();

  await run();

  await expect
    .poll(() => [titlesOf(device), titlesOf(second)])
    .toEqual([
      ['Mañana a las 08:30: Vela. Nos vemos aquí: Pontoon D.'],
      ['Tomorrow at 08:30: Sailing. We meet here: Pontoon D.'],
    ]);
});

test('a reminder with private previews names nothing, and says that it is a reminder', async () => {
  const { device } = await earlyGuest({ privatePreviews: true });
  at('2026-06-10T20:00');
  await remind();

  await run();

  await expect.poll(() => titlesOf(device)).toEqual(['A reminder of your booking']);
});
