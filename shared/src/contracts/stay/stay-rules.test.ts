import { expect, test } from 'vitest';
import { addDays, businessDay, instantOf } from '../core/local-time';
import { parseRoomNumber, stayProblem, stayStateOf } from './stay-rules';

const today = '2026-06-10';

test.each([
  ['2026-06-08', '2026-06-12', null],
  ['2026-06-10', '2026-06-10', null],
  ['2026-06-10', '2026-09-08', null],
  ['2026-06-10', '2026-09-09', 'stay_too_long'],
  ['2026-06-12', '2026-06-11', 'checkout_before_checkin'],
  [addDays(today, -90), addDays(today, -80), null],
  [addDays(today, -91), addDays(today, -80), 'checkin_out_of_range'],
  [addDays(today, 365), addDays(today, 370), null],
  [addDays(today, 366), addDays(today, 370), 'checkin_out_of_range'],
  ['2026-02-30', '2026-06-12', 'date_invalid'],
  ['2026-06-08', '12/06/2026', 'date_invalid'],
  ['2026-06-08T00:00', '2026-06-12', 'date_invalid'],
  ['2026-06-08', null, null],
  [null, '2026-06-12', null],
  [null, null, null],
])('stay dates from %s to %s: %s', (checkin, checkout, problem) => {
  expect(stayProblem({ checkin, checkout }, today)).toBe(problem);
});

test.each([
  ['101', '101'],
  [' 12b ', '12B'],
  ['A-12/3', 'A-12/3'],
  ['Villa 7', 'VILLA 7'],
  ['١٠١', '101'],
  ['１２ｂ', '12B'],
  ['', null],
  ['-1', null],
  ['12345678901', null],
  ['10;1', null],
])('the room "%s" is normalized to %s', (typed, room) => {
  expect(parseRoomNumber(typed)).toBe(room);
});

const ZONES = ['Europe/Lisbon', 'Asia/Tokyo', 'Asia/Muscat', 'Pacific/Kiritimati', 'America/St_Johns'];
const DAY_STARTS = ['00:00', '05:00', '12:00'];
const MINUTES = ['00:00', '04:59', '05:00', '11:59', '12:00', '23:59'];
// The dates include nights with clock changes.
const CHECKINS = ['2026-03-28', '2026-06-08', '2026-10-24', '2026-12-31'];
const NIGHTS = [0, 1, 7];

/** Counts the business days begun since a date, with arithmetic independent of the code under test. */
const daysBegunSince = (date: string, clock: string, start: string, since: string) =>
  Math.round((Date.parse(`${date}T00:00Z`) - Date.parse(`${since}T00:00Z`)) / 86_400_000) -
  (clock < start ? 1 : 0);

test.each(ZONES.flatMap((zone) => DAY_STARTS.map((start) => [zone, start] as const)))(
  'the state of a stay follows the business day in %s that starts at %s',
  (zone, start) => {
    for (const checkin of CHECKINS) {
      for (const nights of NIGHTS) {
        for (let day = -2; day <= nights + 2; day += 1) {
          for (const clock of MINUTES) {
            const date = addDays(checkin, day);
            const now = instantOf(`${date}T${clock}`, zone);
            const begun = daysBegunSince(date, clock, start, checkin);

            const state = stayStateOf(
              { checkin, checkout: addDays(checkin, nights) },
              businessDay(now, zone, start),
            );

            const expected = begun < 0 ? 'PRE' : begun <= nights ? 'IN' : 'OUT';
            expect(state, `${zone} ${date} ${clock}, ${checkin} for ${nights}`).toBe(expected);
          }
        }
      }
    }
  },
);

test.each([
  [null, null, null],
  ['2026-06-11', null, 'PRE'],
  ['2026-06-09', null, 'IN'],
  [null, '2026-06-10', 'IN'],
  [null, '2026-06-09', 'OUT'],
])('with arrival %s and departure %s the state is %s', (checkin, checkout, state) => {
  expect(stayStateOf({ checkin, checkout }, today)).toBe(state);
});
