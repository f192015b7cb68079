import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { requestTemplate, ticket, ticketHistory } from '../../platform/db/tables/schema';
import { templateId } from '../../testing/ticket-builder';
import { NOON } from '../../testing/test-app';
import { contractViolations, testSockets, type SocketClient } from '../../testing/test-sockets';

let now = NOON;
const sockets = await testSockets({ now: () => now });
const { db } = sockets;
const [towels, repair, wakeUp, lateCheckOut] = [
  await templateId(db, 'towels'),
  await templateId(db, 'repair'),
  await templateId(db, 'wake-up-call'),
  await templateId(db, 'late-check-out'),
];
const two = { count: 2, kind: 'bath' };
const newRequest = (more: object = {}) => ({
  key: randomUUID(),
  requestTemplateId: towels,
  values: two,
  ...more,
});
const ofGuest = ({ guestId }: SocketClient) => db.select().from(ticket).where(eq(ticket.guestId, guestId));

test('K-07 E-14 S-16 a new request is open, and the staff of its department are notified', async () => {
  const ada = await sockets.guest();
  const [keeper, desk] = [
    await sockets.staff('agent', 'casa-miramar', 'housekeeping'),
    await sockets.staff('agent'),
  ];
  const [chief, elsewhere] = [
    await sockets.staff('supervisor'),
    await sockets.staff('supervisor', 'qasr-al-bahr'),
  ];

  const { ticket: ticketReply, dup } = await ada.requestOk('newGuestRequest', newRequest());

  expect(dup).toBe(false);
  expect(ticketReply).toMatchObject({
    status: 'open',
    requestTemplateId: towels,
    templateName: 'Towels',
    room: '204',
    values: two,
    time: new Date(NOON).toISOString(),
    canCancel: true,
    version: 1,
    histories: [{ status: 'open', by: 'guest', at: new Date(NOON).toISOString() }],
    dueBy: new Date(NOON + 30 * 60_000).toISOString(),
  });
  await expect.poll(() => ada.pushes('newGuestRequest').length).toBe(1);
  await expect.poll(() => keeper.pushes('newGuestRequest').length).toBe(1);
  await expect.poll(() => chief.pushes('newGuestRequest').length).toBe(1);
  expect(keeper.pushes('newGuestRequest')[0]?.ticket).toMatchObject({ guestName: 'Ada', room: '204' });
  expect([...desk.pushes('newGuestRequest'), ...elsewhere.pushes('newGuestRequest')]).toEqual([]);
  expect(await ada.requestOk('loadGuestRequests', {})).toEqual([ticketReply]);
  expect((await keeper.requestOk('loadGuestRequests', {}))[0]).toMatchObject({
    trackingId: ticketReply.trackingId,
  });
  expect(await contractViolations(ada, keeper, chief)).toEqual([]);
});

test('repeating a request creates it once, and the same key with other content is rejected', async () => {
  const ada = await sockets.guest();
  const request = newRequest();

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ada.requestOk('newGuestRequest', request)),
  );
  const other = await ada.request('newGuestRequest', { ...request, values: { ...two, count: 3 } });

  expect(new Set(answers.map((it) => it.ticket.trackingId)).size).toBe(1);
  expect(answers.filter(({ dup }) => !dup)).toHaveLength(1);
  expect(other).toMatchObject({ status: 409, code: 'key_used' });
  expect(await ofGuest(ada)).toHaveLength(1);
  const rows = await db
    .select()
    .from(ticketHistory)
    .where(eq(ticketHistory.ticketId, answers[0]?.ticket.trackingId ?? ''));
  expect(rows).toHaveLength(1);
});

test('an identical request shortly afterwards needs a confirmation, and a fourth one exceeds the limit', async () => {
  const ada = await sockets.guest();
  const { ticket: first } = await ada.requestOk('newGuestRequest', newRequest());

  const doubted = await Promise.all([1, 2].map(() => ada.request('newGuestRequest', newRequest())));
  const meant = await ada.requestOk('newGuestRequest', newRequest({ isAgain: true }));
  await ada.requestOk('newGuestRequest', newRequest({ isAgain: true }));
  const tooMany = await ada.request('newGuestRequest', newRequest({ isAgain: true }));

  for (const reply of doubted) {
    expect(reply).toMatchObject({
      status: 409,
      code: 'duplicate_request',
      data: { trackingId: first.trackingId },
      error: "You asked for this a minute ago and we're on it. Ask again?",
    });
  }
  expect(meant.ticket.trackingId).not.toBe(first.trackingId);
  expect(tooMany).toMatchObject({
    status: 409,
    code: 'too_many_open',
    error: "You have 3 open requests of this kind. We'll finish those first.",
  });
});

test('of identical parallel requests from several devices only one is accepted', async () => {
  const ada = await sockets.guest();

  const replies = await Promise.all([1, 2, 3].map(() => ada.request('newGuestRequest', newRequest())));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a cancelled request does not count as a duplicate', async () => {
  const ada = await sockets.guest();
  const { ticket: first } = await ada.requestOk('newGuestRequest', newRequest());
  await ada.requestOk('changeStatusRequest', { trackingId: first.trackingId, status: 'cancelled' });

  expect((await ada.request('newGuestRequest', newRequest())).status).toBe(200);
});

test.each([
  ['language', { lang: null }, 'lang_required'],
  ['room', { room: null }, 'room_required'],
  ['a room of spaces', { room: ' ' }, 'room_required'],
  ['dates', { checkin: null, checkout: null }, 'stay_required'],
  ['first name', { firstName: null }, 'first_name_required'],
])('S-13 S-14 a request without %s is rejected', async (_what, facts, code) => {
  const ada = await sockets.guest(facts);

  expect(await ada.request('newGuestRequest', newRequest())).toMatchObject({ status: 422, code });
  expect(await ofGuest(ada)).toEqual([]);
});

test('a guest who has left sees no services and cannot request any', async () => {
  const gone = await sockets.guest({ checkin: '2026-06-01', checkout: '2026-06-05' });

  expect(await gone.requestOk('getRequestTemplates', {})).toEqual([]);
  expect(await gone.request('newGuestRequest', newRequest())).toMatchObject({
    status: 410,
    code: 'template_unavailable',
  });
});

test('an inactive service or one of another property is unavailable', async () => {
  const ada = await sockets.guest();
  const there = await templateId(db, 'luggage', 'qasr-al-bahr');
  await db.update(requestTemplate).set({ isActive: false }).where(eq(requestTemplate.slug, 'cot'));
  const cot = await templateId(db, 'cot');

  for (const requestTemplateId of [there, cot, randomUUID()]) {
    const reply = await ada.request('newGuestRequest', { key: randomUUID(), requestTemplateId, values: {} });
    expect(reply).toMatchObject({ status: 410, code: 'template_unavailable' });
  }
  const offered = await ada.requestOk('getRequestTemplates', {});
  expect(offered.map((it) => it.requestTemplateId)).not.toContain(cot);
});

const repairing = { requestTemplateId: repair, note: 'It drips', values: { what: 'water', enter: true } };

test.each([
  ['no number', { values: { kind: 'bath' } }, 422, 'values.count', 'How many: please fill this in.'],
  ['too many', { values: { ...two, count: 9 } }, 422, 'values.count', 'How many: choose 1 to 8.'],
  ['a fraction of a towel', { values: { ...two, count: 1.5 } }, 400, 'values.count', undefined],
  ['a number as text', { values: { ...two, count: '2' } }, 400, 'values.count', undefined],
  ['an unknown choice', { values: { ...two, kind: 'constructor' } }, 400, 'values.kind', undefined],
  ['an unknown field', { values: { ...two, price: 0 } }, 400, 'values.price', undefined],
  ['a note that the service does not accept', { note: 'Hello' }, 400, 'note', undefined],
  ['a time for an immediate service', { requestedFor: '2026-06-10T18:00' }, 400, 'requestedFor', undefined],
  ['a missing required note', { ...repairing, note: ' \n ' }, 422, 'note', 'This field is required'],
  [
    'a note that is too long',
    { ...repairing, note: 'x'.repeat(501) },
    ...([422, 'note', 'Please shorten your note to 500 characters.'] as const),
  ],
  [
    'a boolean as text',
    { ...repairing, values: { what: 'water', enter: 'yes' } },
    400,
    'values.enter',
    undefined,
  ],
  [
    'an invalid day',
    { requestTemplateId: wakeUp, values: { day: '2026-06-31', time: '07:00' } },
    ...([400, 'values.day', undefined] as const),
  ],
  [
    'an invalid time',
    { requestTemplateId: wakeUp, values: { day: '2026-06-12', time: '24:00' } },
    ...([400, 'values.time', undefined] as const),
  ],
  [
    'yesterday',
    { requestTemplateId: wakeUp, values: { day: '2026-06-09', time: '07:00' } },
    ...([422, 'values.day', 'Choose a time within the next 30 days.'] as const),
  ],
])('V-06 %s is rejected with its field', async (_what, more, status, field, error) => {
  const ada = await sockets.guest();

  const reply = await ada.request('newGuestRequest', newRequest(more));

  expect(reply).toMatchObject({ status, fields: [{ field, ...(error && { error }) }] });
  expect(await ofGuest(ada)).toEqual([]);
});

test('V-06 the last of the days that the form offers can be chosen until its end', async () => {
  const ada = await sockets.guest();
  const at = (day: string) =>
    ada.request('newGuestRequest', newRequest({ requestTemplateId: wakeUp, values: { day, time: '23:45' } }));

  const [last, after] = [await at('2026-07-10'), await at('2026-07-11')];

  expect([last.status, after.status]).toEqual([200, 422]);
});

test.each([
  ['another prototype', '{"values":{"__proto__":{"count":2},"kind":"bath"}}'],
  ['a prototype as an additional field', '{"__proto__":{"isAgain":true}}'],
  ['a forged room', '{"room":"101"}'],
  ['a forged guest', '{"guestId":"x"}'],
  ['a status', '{"status":"done"}'],
  ['deep values', `{"values":{"count":${'['.repeat(500)}${']'.repeat(500)},"kind":"bath"}}`],
  [
    'thousands of values',
    JSON.stringify({ values: Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`k${i}`, i])) }),
  ],
  ['a NUL', '{"note":"a\\u0000b"}'],
  ['a lone surrogate', '{"note":"\\ud83d"}'],
])('a request with %s is rejected, and nothing is stored', async (_what, json) => {
  const mallory = await sockets.guest();
  const body = { ...newRequest(), ...JSON.parse(json) };

  const reply = await mallory.request('newGuestRequest', body);

  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  expect(await ofGuest(mallory)).toEqual([]);
  expect({}).not.toHaveProperty('count');
});

test('control and bidi characters are removed from a note', async () => {
  const ada = await sockets.guest();
  const note = '  It drips\u202e\u0007\r\n\n\n\n\nلطفًا 🧑‍🧑‍🧒  ';

  const { ticket: ticketReply } = await ada.requestOk('newGuestRequest', newRequest({ ...repairing, note }));

  expect(ticketReply.note).toBe('It drips\n\nلطفًا 🧑‍🧑‍🧒');
});

test('the requested time is in the time zone of the property, also across a clock change', async () => {
  const ada = await sockets.guest();

  const { ticket: early } = await ada.requestOk(
    'newGuestRequest',
    newRequest({ requestTemplateId: wakeUp, values: { day: '2026-06-11', time: '06:30' } }),
  );
  const { ticket: late } = await ada.requestOk(
    'newGuestRequest',
    newRequest({ requestTemplateId: lateCheckOut, values: { until: '11:00' } }),
  );

  // Lisbon is an hour ahead of UTC. At noon eleven has passed, so tomorrow's is meant.
  expect(early).toMatchObject({ requestedFor: '2026-06-11T06:30', dueBy: '2026-06-11T06:00:00.000Z' });
  expect(late).toMatchObject({ requestedFor: '2026-06-11T11:00' });
});

test('errors are in the language of the guest', async () => {
  const ada = await sockets.guest({ lang: 'es' });

  const reply = await ada.request('newGuestRequest', newRequest({ values: { kind: 'bath' } }));

  expect(reply).toMatchObject({ error: 'Cuántas: complete este campo.' });
});

test('an identical request after ten minutes needs no confirmation', async () => {
  const ada = await sockets.guest();
  await ada.requestOk('newGuestRequest', newRequest());

  now = NOON + 10 * 60_000;

  expect((await ada.request('newGuestRequest', newRequest())).status).toBe(200);
});
