import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveAnnouncements } from './live-announcements';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const listening = () => {
  const said: string[][] = [];
  return { said, ...createLiveAnnouncements((arrivals) => said.push(arrivals.map(({ key }) => key))) };
};
const from = (...keys: string[]) => keys.map((key) => ({ key, from: 'Ana' }));

test('the first message is announced at once, and those of the next second together', () => {
  const { said, arrived } = listening();

  arrived(from('a'));
  vi.advanceTimersByTime(300);
  arrived(from('b'));
  arrived(from('c'));
  vi.advanceTimersByTime(699);
  expect(said).toEqual([['a']]);

  vi.advanceTimersByTime(1);
  expect(said).toEqual([['a'], ['b', 'c']]);
  vi.advanceTimersByTime(5_000);
  expect(said).toHaveLength(2);
});

test('the same message is announced once', () => {
  const { said, arrived } = listening();

  arrived(from('a'));
  vi.advanceTimersByTime(5_000);
  arrived(from('a'));

  expect(said).toEqual([['a']]);
});
