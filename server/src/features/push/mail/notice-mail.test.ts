import { eq } from 'drizzle-orm';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../../../platform/config/config';
import {
  guest as guestTable,
  guestToken,
  noticeMail,
  personKey,
  pushCursor,
  userEvent,
} from '../../../platform/db/tables/schema';
import { createLog } from '../../../platform/log/logging';
import { diner, someOutlet } from '../../../testing/diners';
import { browserKeys } from '../../../testing/push-service/decrypt';
import { NOON } from '../../../testing/test-app';
import { testSockets } from '../../../testing/test-sockets';
import { activityGuest } from '../../activity-booking/testing/activity-guests';
import { someActivity } from '../../activity-booking/testing/some-session';
import { createConsentRepository } from '../../consent/consent.repository';
import type { Email } from '../../mail/email';
import { newKitchen } from '../../order/testing/order-client';
import { placedOrder } from '../../order/testing/order-builder';
import { createPushModule } from '../module';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const clock = { now: NOON };
const now = () => clock.now;
const sockets = await testSockets({ now, runsJobs: false });
const { db, send } = sockets;
const supervisor = await sockets.staff('supervisor');
const path = '/web/property/casa-miramar';

/** The mail server: the emails that it has accepted, and whether it accepts any. */
const sent: Email[] = [];
const server = { isUp: true };
const looking = new Set<string>();

/** Creates the jobs of one server. */
function createJobs({ canMail = true } = {}) {
  const servesInProperty = () => {
    throw new Error('this server has no routes');
  };
  const { jobs = [] } = createPushModule({
    db,
    config: readConfig({ DATA_DIR: tmpdir(), PUBLIC_HOST: 'stay.example' }),
    consents: createConsentRepository(db, now),
    servesInProperty,
    activeViewers: async (asked) => new Set(asked.filter((id) => looking.has(id))),
    mail: {
      async deliver(email) {
        if (server.isUp) sent.push(email);
        return server.isUp;
      },
    },
    canMail,
    log: createLog('silent'),
    now,
  });
  return jobs;
}

const jobOf = (name: string) => createJobs().find((job) => job.name === name)?.run ?? (async () => {});
const [collect, deliver] = [jobOf('push'), jobOf('noticeMail')];

/** Reads what has happened, and sends it once the emails have waited. */
async function runLater(afterMs = 2 * MINUTE_MS) {
  await collect();
  clock.now += afterMs;
  await deliver();
}

type Guest = Awaited<ReturnType<typeof diner>>;
const mailsTo = ({ address }: { address: string }) =>
  sent.filter(({ to }) => to === address).map((email) => ({ ...email, subject: readable(email.subject) }));
const subjectsTo = (to: { address: string }) => mailsTo(to).map(({ subject }) => subject);
const readable = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

async function requestTable(guest: Guest) {
  const { slug } = await someOutlet(sockets, { bookingMode: 'onDemand', rules: { maxUpcoming: 99 } });
  const { uuid } = await guest.seat(slug, '2026-06-11T20:00');
  return { uuid, slug };
}
const decide = (uuid: string, status: 'confirmed' | 'declined' | 'cancelled') =>
  supervisor.requestOk('changeStatusTableBooking', {
    uuid,
    status,
    ...(status !== 'confirmed' && { reasonCode: 'other', note: 'Sorry' }),
  });

async function placeAndReject(guest: { id: string }) {
  const { outletId } = await newKitchen(db);
  const { id, reference } = await placedOrder(
    db,
    { guestId: guest.id, outletId },
    { createdAt: new Date(clock.now) },
  );
  await supervisor.requestOk('changeOrderStatus', {
    orderUuid: id,
    status: 'rejected',
    reasonCode: 'sold_out',
  });
  return reference;
}

test('a confirmed table is emailed to a guest without push, with its time and a link, in the guest’s language', async () => {
  const guest = await diner(sockets, { lang: 'fr' }, clock.now);
  const { uuid, slug } = await requestTable(guest);
  await decide(uuid, 'confirmed');

  await collect();
  await deliver();
  expect(mailsTo(guest)).toEqual([]);
  clock.now += 2 * MINUTE_MS;
  await Promise.all([deliver(), jobOf('noticeMail')()]);

  const [mail, ...others] = mailsTo(guest);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Votre réservation est confirmée : Test table');
  expect(mail?.text).toContain('jeudi 11 juin');
  expect(mail?.text).toContain('20:00');
  expect(mail?.text).toContain(`https://stay.example/casa-miramar/directories/bars-and-restaurants/${slug}`);
  expect(mail?.text).toContain(`booking=${uuid}`);
  expect(mail?.text).toContain('https://stay.example/casa-miramar/profile');
  expect(mail?.html).toContain('<html lang="fr" dir="ltr">');
  await runLater();
  expect(mailsTo(guest)).toHaveLength(1);
  expect(await db.$count(noticeMail, eq(noticeMail.guestId, guest.id))).toBe(0);
});

test('a declined and a cancelled table, a cancelled activity and a rejected order are emailed, an accepted order is not', async () => {
  const [declined, cancelled] = [await diner(sockets, {}, clock.now), await diner(sockets, {}, clock.now)];
  await decide((await requestTable(declined)).uuid, 'declined');
  const { uuid } = await requestTable(cancelled);
  await decide(uuid, 'confirmed');
  await collect();
  await decide(uuid, 'cancelled');
  const { sessionId, adult } = await someActivity(sockets);
  const active = await activityGuest(sockets, {}, clock.now);
  const booking = await active.come(sessionId, { [adult]: 2 });
  await supervisor.requestOk('changeStatusActivityBooking', {
    uuid: booking.uuid,
    status: 'cancelled',
    reasonCode: 'other',
    note: 'Storm',
  });
  const hungry = await diner(sockets, {}, clock.now);
  const reference = await placeAndReject(hungry);
  const served = await diner(sockets, {}, clock.now);
  const { outletId } = await newKitchen(db);
  const accepted = await placedOrder(
    db,
    { guestId: served.id, outletId },
    { createdAt: new Date(clock.now) },
  );
  await supervisor.requestOk('changeOrderStatus', { orderUuid: accepted.id, status: 'accepted' });

  await runLater();

  expect(subjectsTo(declined)).toEqual(["Test table can't take your booking"]);
  expect(subjectsTo(cancelled)).toEqual(['Your booking at Test table has been cancelled']);
  expect(subjectsTo(active)).toEqual([expect.stringMatching(/^Your booking at .+ has been cancelled$/)]);
  expect(subjectsTo(hungry)).toEqual([`Kitchen can't prepare your order ${reference}`]);
  expect(subjectsTo(served)).toEqual([]);
});

test.each([
  { isAllDay: true, when: 'Thursday 11 June' },
  { isAllDay: false, when: 'Thursday 11 June at 18:00' },
])('an email names the hour only if the activity has one: all day $isAllDay', async ({ isAllDay, when }) => {
  const { sessionId, adult } = await someActivity(sockets, { session: { isAllDay } });
  const guest = await activityGuest(sockets, { lang: 'en' }, clock.now);
  const { uuid } = await guest.come(sessionId, { [adult]: 2 });
  await supervisor.requestOk('changeStatusActivityBooking', {
    uuid,
    status: 'cancelled',
    reasonCode: 'other',
    note: 'Storm',
  });

  await runLater();

  const [mail] = mailsTo(guest);
  expect(mail?.text.split('\n\n')[1]).toBe(when);
});

test('a guest who can be reached by push, has no address, sees a page, or has turned the emails off gets none', async () => {
  const guests = await Promise.all(Array.from({ length: 4 }, () => diner(sockets, {}, clock.now)));
  const [pushed, anonymous, viewer, off] = guests as [Guest, Guest, Guest, Guest];
  const body = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: browserKeys().keys, lang: 'en' };
  await send('POST', `${path}/push`, { headers: pushed.headers, body: { ...body, userAgentClass: 'phone' } });
  await db.delete(personKey).where(eq(personKey.personId, anonymous.personId));
  const [row] = await db.select().from(guestTable).where(eq(guestTable.id, viewer.id));
  looking.add(row?.chatUuid ?? '');
  await send('PUT', `${path}/notifications`, {
    headers: off.headers,
    body: { choices: [{ class: 'bookings', channel: 'email', isOn: false }] },
  });
  for (const guest of guests) await decide((await requestTable(guest)).uuid, 'confirmed');

  await runLater();
  // The guests have seen the event or were pushed it, so it must not be emailed when the page or the subscription ends.
  looking.clear();
  await send('DELETE', `${path}/push`, { headers: pushed.headers });
  await runLater();

  expect(guests.flatMap(mailsTo)).toEqual([]);
});

test('a guest whose only device has a session that has ended is emailed', async () => {
  const guest = await diner(sockets, {}, clock.now);
  const body = { endpoint: 'https://fcm.googleapis.com/fcm/send/b', keys: browserKeys().keys, lang: 'en' };
  await send('POST', `${path}/push`, { headers: guest.headers, body: { ...body, userAgentClass: 'phone' } });
  await decide((await requestTable(guest)).uuid, 'confirmed');
  await db
    .update(guestToken)
    .set({ lastUsedAt: new Date(clock.now - 25 * HOUR_MS) })
    .where(eq(guestToken.guestId, guest.id));

  await runLater();

  expect(subjectsTo(guest)).toEqual(['Your booking at Test table is confirmed']);
});

test('an email that waits is not sent to a guest who has opened a page since', async () => {
  const guest = await diner(sockets, {}, clock.now);
  await decide((await requestTable(guest)).uuid, 'confirmed');
  await collect();
  const { id, token } = await sockets.tokenOf(guest.id);
  const page = sockets.createSocketClient(sockets.connect({ token, tabId: 'a' }), {
    id,
    guestId: guest.id,
    token,
  });
  await sockets.signedIn(page.socket);
  await page.requestOk('pageSeen', {});
  page.socket.disconnect();

  clock.now += 2 * MINUTE_MS;
  await deliver();

  expect(mailsTo(guest)).toEqual([]);
});

test('an event that happened while a guest looked at a page is not emailed, although they have left it before the emails are sent', async () => {
  const guest = await diner(sockets, {}, clock.now);
  const { uuid } = await requestTable(guest);
  const [row] = await db.select().from(guestTable).where(eq(guestTable.id, guest.id));
  looking.add(row?.chatUuid ?? '');
  await decide(uuid, 'confirmed');

  await collect();
  looking.clear();
  await deliver();
  await runLater();

  expect(mailsTo(guest)).toEqual([]);
});

test('an email that the mail server does not accept is sent again later, under the same name', async () => {
  const guest = await diner(sockets, {}, clock.now);
  await decide((await requestTable(guest)).uuid, 'confirmed');
  server.isUp = false;
  await runLater();
  const [waiting] = await db.select().from(noticeMail).where(eq(noticeMail.guestId, guest.id));
  server.isUp = true;

  clock.now += 10_000;
  await deliver();
  expect(mailsTo(guest)).toEqual([]);
  clock.now += MINUTE_MS;
  await deliver();

  expect(mailsTo(guest)).toMatchObject([{ messageId: `<${waiting?.id}.1@stay.example>` }]);
});

test('with private previews an email names neither the place nor the time', async () => {
  const guest = await diner(sockets, {}, clock.now);
  await send('PUT', `${path}/notifications`, { headers: guest.headers, body: { privatePreviews: true } });
  await decide((await requestTable(guest)).uuid, 'confirmed');

  await runLater();

  const [mail] = mailsTo(guest);
  expect(mail?.subject).toBe('There is news about your booking');
  for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/Test table|June|20:00/);
});

test('the name of a place is escaped in the email', async () => {
  const guest = await diner(sockets, {}, clock.now);
  await decide((await requestTable(guest)).uuid, 'confirmed');
  await collect();
  const [row] = await db.select().from(noticeMail).where(eq(noticeMail.guestId, guest.id));
  if (!row) throw new Error('no email waits');
  const notice = { ...row.notice, values: { ...row.notice.values, place: 'Bar <img src=x>' } };
  await db.update(noticeMail).set({ notice }).where(eq(noticeMail.id, row.id));

  clock.now += 2 * MINUTE_MS;
  await deliver();

  expect(mailsTo(guest)[0]?.html).not.toContain('<img');
  expect(subjectsTo(guest)).toEqual(['Your booking at Bar <img src=x> is confirmed']);
});

test('an event before the hours in which it matters is not emailed, such as to a guest who adds an address later', async () => {
  const guest = await diner(sockets, {}, clock.now);
  const [address] = await db.delete(personKey).where(eq(personKey.personId, guest.personId)).returning();
  if (!address) throw new Error('the guest has no address');
  await decide((await requestTable(guest)).uuid, 'confirmed');
  const [row] = await db.select().from(guestTable).where(eq(guestTable.id, guest.id));
  await db
    .update(userEvent)
    .set({ createdAt: new Date(clock.now - 13 * HOUR_MS) })
    .where(eq(userEvent.userId, row?.chatUuid ?? ''));

  await db.insert(personKey).values({ ...address, verifiedAt: new Date(clock.now) });
  await runLater();

  expect(mailsTo(guest)).toEqual([]);
  // The event was read, and not left out because nobody looked at the guest.
  expect(await db.select().from(pushCursor).where(eq(pushCursor.guestId, guest.id))).toMatchObject([
    { userSeq: expect.toSatisfy((seq: number) => seq > 0) },
  ]);
});

test('a server that cannot send emails collects none', () => {
  expect(createJobs({ canMail: false }).map(({ name }) => name)).toEqual(['push']);
});

// The last test, because the clock of the server is not set back.
test('at night an email waits for the end of the quiet hours, and one that does not matter then is not sent', async () => {
  const guests = await Promise.all(Array.from({ length: 3 }, () => diner(sockets, {}, clock.now)));
  const [booked, awake, hungry] = guests as [Guest, Guest, Guest];
  for (const guest of [booked, awake]) await decide((await requestTable(guest)).uuid, 'confirmed');
  await placeAndReject(hungry);
  clock.now = NOON + 11 * HOUR_MS;

  await runLater();
  expect(guests.flatMap(mailsTo)).toEqual([]);
  await send('PUT', `${path}/notifications`, { headers: awake.headers, body: { quietHours: null } });
  await deliver();
  expect(guests.flatMap(subjectsTo)).toEqual(['Your booking at Test table is confirmed']);
  clock.now = NOON + 20 * HOUR_MS;
  await deliver();

  expect(subjectsTo(booked)).toEqual(['Your booking at Test table is confirmed']);
  expect(mailsTo(hungry)).toEqual([]);
});
