import { beforeEach, expect, test } from 'vitest';
import { createServerClock } from './server-clock';

beforeEach(() => sessionStorage.clear());

const HOUR_MS = 3_600_000;
const isAbout = (moment: number, expected: number) => expect(Math.abs(moment - expected)).toBeLessThan(1_000);

test('the device clock is used until a server time is known', () => {
  isAbout(createServerClock(sessionStorage).now(), Date.now());
});

test('a device clock that is wrong by an hour is corrected, even after a reload', () => {
  createServerClock(sessionStorage).serverTimeReceived(Date.now() + HOUR_MS);

  isAbout(createServerClock(sessionStorage).now(), Date.now() + HOUR_MS);
});

test('a difference of seconds is ignored as network delay, and so is a reply without a date', () => {
  const clock = createServerClock(sessionStorage);
  clock.serverTimeReceived(Date.now() - 2_000);
  clock.serverTimeReceived(Number.NaN);

  isAbout(clock.now(), Date.now());
});
