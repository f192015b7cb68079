import { beforeEach, expect, test } from 'vitest';
import { createServerClock } from './server-clock';

beforeEach(() => sessionStorage.clear());

const HOUR_MS = 3_600_000;
const isAbout = (moment: number, expected: number) => expect(Math.abs(moment - expected)).toBeLessThan(1_000);

test('until a server is heard, the device’s own time counts', () => {
  isAbout(createServerClock(sessionStorage).now(), Date.now());
});

test('a device that is wrong by an hour is put right, also after a reload', () => {
  createServerClock(sessionStorage).heard(Date.now() + HOUR_MS);

  isAbout(createServerClock(sessionStorage).now(), Date.now() + HOUR_MS);
});

test('seconds of difference are the network’s, and an answer without a date says nothing', () => {
  const clock = createServerClock(sessionStorage);
  clock.heard(Date.now() - 2_000);
  clock.heard(Number.NaN);

  isAbout(clock.now(), Date.now());
});
