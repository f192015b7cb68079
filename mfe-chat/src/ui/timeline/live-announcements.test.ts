import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveAnnouncements } from './live-announcements';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const listening = () => {
  const announced: string[][] = [];
  return {
    announced,
    ...createLiveAnnouncements((arrivals) => announced.push(arrivals.map(({ key }) => key))),
  };
};
const from = (...keys: string[]) => keys.map((key) => ({ key, from: 'Ana' }));

test('the first message is announced at once, and those of the next second together', () => {
  const { announced, arrived } = listening();

  arrived(from('a'));
  vi.advanceTimersByTime(300);
  arrived(from('b'));
  arrived(from('c'));
  vi.advanceTimersByTime(699);
  expect(announced).toEqual([['a']]);

  vi.advanceTimersByTime(1);
  expect(announced).toEqual([['a'], ['b', 'c']]);
  vi.advanceTimersByTime(5_000);
  expect(announced).toHaveLength(2);
});

test('the same message is announced once', () => {
  const { announced, arrived } = listening();

  arrived(from('a'));
  vi.advanceTimersByTime(5_000);
  arrived(from('a'));

  expect(announced).toEqual([['a']]);
});
