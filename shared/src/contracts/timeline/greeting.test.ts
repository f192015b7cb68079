import { expect, test } from 'vitest';
import { addDays, instantOf } from '../core/local-time';
import { greetedStay, partOfDay } from './greeting';

const lisbon = { timeZone: 'Europe/Lisbon', businessDayStart: '05:00' };
const stay = { checkin: '2026-06-08', checkout: '2026-06-12' };
const at = (localDateTime: string, zone = lisbon.timeZone) => instantOf(localDateTime, zone);

test.each([
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
  ['00:00', 'evening'],
  ['04:59', 'evening'],
])('at %s it is %s', (time, part) => {
  expect(partOfDay(at(`2026-06-10T${time}`), lisbon.timeZone)).toBe(part);
});

test.each([
  ['2026-06-08T04:59', { state: 'expected', checkin: '2026-06-08' }],
  ['2026-06-08T05:00', { state: 'in_house', nightsLeft: 4 }],
  ['2026-06-10T04:59', { state: 'in_house', nightsLeft: 3 }],
  ['2026-06-10T05:00', { state: 'in_house', nightsLeft: 2 }],
  ['2026-06-11T04:59', { state: 'in_house', nightsLeft: 2 }],
  ['2026-06-11T05:00', { state: 'last_night' }],
  ['2026-06-12T01:30', { state: 'last_night' }],
  ['2026-06-12T04:59', { state: 'last_night' }],
  ['2026-06-12T05:00', { state: 'departure' }],
  ['2026-06-13T04:59', { state: 'departure' }],
  ['2026-06-13T05:00', { state: 'thanked' }],
  ['2026-06-20T04:59', { state: 'thanked' }],
  ['2026-06-20T05:00', { state: 'unknown' }],
])('at %s the greeting of a stay from 8 to 12 June is %o', (time, greeting) => {
  expect(greetedStay(stay, at(time), lisbon)).toEqual(greeting);
});

test.each(['2026-06-10T12:00', '2026-06-11T19:00', '2026-06-12T09:00'])(
  'a guest who has checked out is thanked at %s, although the stay lasts until 12 June by its dates',
  (time) => {
    expect(greetedStay({ ...stay, hasLeft: true }, at(time), lisbon)).toEqual({ state: 'thanked' });
  },
);

test('a guest without dates is asked for the stay, and one without a departure sees no number of nights', () => {
  const now = at('2026-06-10T12:00');

  expect(greetedStay({ checkin: null, checkout: null }, now, lisbon)).toEqual({ state: 'unknown' });
  expect(greetedStay({ checkin: '2026-06-08', checkout: null }, now, lisbon)).toEqual({
    state: 'in_house',
    nightsLeft: null,
  });
});

const ZONES = ['Europe/Lisbon', 'Asia/Tokyo', 'Asia/Muscat', 'Pacific/Kiritimati', 'America/St_Johns'];
const DAY_STARTS = ['00:00', '05:00', '12:00'];
const MINUTES = ['00:00', '01:30', '02:30', '04:59', '05:00', '11:59', '12:00', '23:59'];
// The nights contain both clock changes and the year's end.
const CHECKINS = ['2026-03-28', '2026-06-08', '2026-10-24', '2026-12-30'];
const NIGHTS = 5;

test.each(ZONES.flatMap((timeZone) => DAY_STARTS.map((start) => [timeZone, start] as const)))(
  'nights left in %s follow the business day that starts at %s',
  (timeZone, businessDayStart) => {
    for (const checkin of CHECKINS) {
      for (let day = 0; day < NIGHTS - 1; day += 1) {
        for (const time of MINUTES) {
          const date = addDays(checkin, day);
          const begun = day - (time < businessDayStart ? 1 : 0);
          const greeting = greetedStay(
            { checkin, checkout: addDays(checkin, NIGHTS) },
            instantOf(`${date}T${time}`, timeZone),
            { timeZone, businessDayStart },
          );

          const expected =
            begun < 0 ? { state: 'expected', checkin } : { state: 'in_house', nightsLeft: NIGHTS - begun };
          expect(greeting, `${timeZone} ${date}T${time}`).toEqual(expected);
        }
      }
    }
  },
);
