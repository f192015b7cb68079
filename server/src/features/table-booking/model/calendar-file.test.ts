import { expect, test } from 'vitest';
import { diner, someOutlet } from '../../../testing/diners';
import { testApp } from '../../../testing/test-app';
import { calendarFile } from './calendar-file';
import { timeZoneLines } from './calendar-zone';

const suite = await testApp({ rateFactor: 100 });

const booking = {
  uuid: '7d0f2c1e-5b55-4a57-9a0e-0d6d8f1c2b3a',
  reference: 'TB-2345AB',
  status: 'confirmed' as const,
  outletName: 'Maré Alta; the "grill", by the sea\nand more',
  version: 3,
  startsAt: '2026-06-11T19:00:00.000Z',
  endsAt: '2026-06-11T20:30:00.000Z',
  createdAt: '2026-06-10T11:00:00.000Z',
};
const property = {
  slug: 'casa-miramar',
  name: 'Casa Miramar',
  timeZone: 'Europe/Lisbon',
  address: 'ام سقيم، شارع الجميرا، قصر البحر، الطابق الأرضي بجانب الردهة الرئيسية، مسقط',
};
const file = (status: (typeof booking)['status'] | 'cancelled' | 'requested' = 'confirmed') =>
  calendarFile({
    booking: { ...booking, status },
    property,
    url: 'https://guest.example/x',
    changedAt: Date.parse('2026-06-10T12:00:00Z'),
  });

test('an event has an id, a sequence, a time zone, a status and an alarm one hour before', () => {
  const lines = file().replace(/\r\n /g, '').split('\r\n');

  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${booking.uuid}@casa-miramar`,
      'SEQUENCE:3',
      'DTSTART;TZID=Europe/Lisbon:20260611T200000',
      'DTEND;TZID=Europe/Lisbon:20260611T213000',
      'STATUS:CONFIRMED',
      'METHOD:PUBLISH',
      'TRIGGER:-PT60M',
      String.raw`SUMMARY:Maré Alta\; the "grill"\, by the sea\nand more · Casa Miramar`,
    ]),
  );
  expect(lines.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
});

test('a visit that ends in an hour that occurs twice has its real end', () => {
  // The clocks go back at 02:00 on 25 October 2026 in Lisbon, so 01:15 occurs an hour after the first 01:15.
  const visit = { ...booking, startsAt: '2026-10-25T00:30:00.000Z', endsAt: '2026-10-25T01:15:00.000Z' };

  const text = calendarFile({ booking: visit, property, url: 'https://guest.example/x', changedAt: 0 });

  expect(text).toContain('DTSTART;TZID=Europe/Lisbon:20261025T013000\r\n');
  expect(text).toContain('DTEND:20261025T011500Z\r\n');
});

test('lines have at most 75 octets and keep every character', () => {
  const lines = file().split('\r\n');

  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file().replace(/\r\n /g, '')).toContain(property.address.replace(/,/g, String.raw`\,`));
  expect(file()).not.toContain('\ufffd');
});

test.each(['\n', '\r\n', '\r'])('a line break in a name does not break a line of the file: %j', (end) => {
  const outletName = `Maré${end}ATTENDEE:mailto:x@guest.example`;
  const calendar = calendarFile({
    booking: { ...booking, outletName },
    property,
    url: 'https://guest.example/x',
    changedAt: 0,
  });

  expect(calendar.split(/\r\n?|\n/)).not.toContain('ATTENDEE:mailto:x@guest.example · Casa Miramar');
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a requested booking is tentative, and a cancelled one cancels the event and its alarm', () => {
  expect(file('requested')).toContain('STATUS:TENTATIVE\r\n');
  expect(file('cancelled')).toContain('METHOD:CANCEL\r\n');
  expect(file('cancelled')).toContain('STATUS:CANCELLED\r\n');
  expect(file('cancelled')).not.toContain('VALARM');
});

test.each([
  ['Europe/Lisbon', '2026-06-11T19:00Z', ['DAYLIGHT', '20260329T010000', '+0000', '+0100'], 'STANDARD'],
  ['Europe/Lisbon', '2026-12-11T19:00Z', ['STANDARD', '20261025T020000', '+0100', '+0000'], 'DAYLIGHT'],
  ['America/New_York', '2026-06-11T19:00Z', ['DAYLIGHT', '20260308T020000', '-0500', '-0400'], 'STANDARD'],
])('the time zone %s at %s has its current offset and its next change', (zone, at, first, next) => {
  const lines = timeZoneLines(zone, Date.parse(at));

  const [kind, start, from, to] = first;
  expect(lines.slice(0, 7)).toEqual([
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ]);
  expect(lines).toContain(`BEGIN:${next}`);
  expect(lines.at(-1)).toBe('END:VTIMEZONE');
});

test('a time zone without changes has one offset', () => {
  expect(timeZoneLines('Asia/Muscat', Date.parse('2026-06-11T19:00Z'))).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Muscat',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0400',
    'TZOFFSETTO:+0400',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
});

test('a calendar file follows changes and cancellation and contains no personal data', async () => {
  const { slug } = await someOutlet(suite);
  const ada = await diner(suite);
  const { uuid, calendarPath } = await ada.seat(slug, '2026-06-11T20:00', 2, {
    firstName: 'Zoraida',
    phone: '+34600000000',
    note: 'My secret',
  });

  const first = await suite.get(calendarPath);
  await ada.change(uuid, { version: 1, localDateTime: '2026-06-11T21:00' });
  const moved = await suite.get(calendarPath);
  await ada.cancel(uuid);
  const cancelled = await suite.get(calendarPath);

  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(first.text.replace(/\r\n /g, '')).toContain(`/${slug}/book?booking=${uuid}\r\n`);
  expect(first.text).toContain('SEQUENCE:1\r\n');
  expect(moved.text).toContain('SEQUENCE:2\r\n');
  expect(moved.text).toContain('DTSTART;TZID=Europe/Lisbon:20260611T210000\r\n');
  expect(cancelled.text).toContain('STATUS:CANCELLED\r\n');
  for (const { text } of [first, moved, cancelled]) {
    expect(text).toContain(`UID:${uuid}@casa-miramar\r\n`);
    expect(text).not.toMatch(/Zoraida|600000000|secret|Ada/);
  }
});
