import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bookableSession, openBooking } from '../testing/open-booking';

beforeEach(() => sessionStorage.clear());

/** Five sessions on each of ten days. */
const sessions = Array.from({ length: 50 }, (_, n) => {
  const day = `2026-06-${String(2 + Math.floor(n / 5)).padStart(2, '0')}`;
  return bookableSession({
    sessionUuid: uuidOf(n + 1),
    localDateTimeStart: `${day}T${String(10 + (n % 5))}:00`,
    localDateTimeEnd: `${day}T${String(10 + (n % 5))}:30`,
  });
});

const tomorrow = { localDateTimeStart: '2026-06-02T10:00', localDateTimeEnd: '2026-06-02T10:30' };

const rowCount = () => screen.getAllByRole('listitem').length;

test('a long list shows a screen of sessions, and each further step waits until the phone has nothing else to do', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => {});
  openBooking([], { user: null, sessions });
  const counts: number[] = [];

  await screen.findByRole('region', { name: 'Tomorrow' });
  for (;;) {
    counts.push(rowCount());
    if (rowCount() === sessions.length) break;
    await expect.poll(() => waiting.length).toBe(1);
    expect(rowCount()).toBe(counts.at(-1));
    act(() => waiting.shift()?.());
  }

  expect(counts).toEqual([10, 45, 50]);
});

test('of a day with more sessions than a screen shows, those of the screen come first', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const ofOneDay = sessions.slice(0, 30).map((session) => ({ ...session, ...tomorrow }));
  openBooking([], { user: null, sessions: ofOneDay });

  await screen.findByRole('region', { name: 'Tomorrow' });
  expect(rowCount()).toBe(10);
  await expect.poll(() => waiting.length).toBe(1);
  act(() => waiting.shift()?.());

  expect(rowCount()).toBe(ofOneDay.length);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('a browser that cannot tell when it is idle shows the whole list too', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  openBooking([], { user: null, sessions });

  await screen.findByRole('region', { name: 'Tomorrow' });
  await expect.poll(rowCount).toBe(sessions.length);
});
