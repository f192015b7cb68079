import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { DeskContext } from '../core/command';
import { alertOnUnseenRequests } from './unseen-requests';

afterEach(() => vi.useRealTimers());

const ticket = (facts: Partial<Ticket> = {}): Ticket => ({
  trackingId: '1f3a9c20-0000-4000-8000-000000000000',
  requestTemplateId: 'towels',
  templateName: 'Towels',
  note: '',
  time: '2026-06-01T11:00:00Z',
  status: 'open',
  histories: [],
  values: {},
  photos: [],
  canCancel: true,
  version: 1,
  escalatedAt: '2026-06-01T11:05:00Z',
  ...facts,
});

test('the desk rings every half minute until an overdue request is seen', () => {
  vi.useFakeTimers();
  let on = (_event: { ticket: Ticket }): void => {};
  const desk = {
    on: (_name: string, listener: typeof on) => void (on = listener),
    whenConnected: () => {},
    request: () => Promise.resolve([]),
  };
  const printed: string[] = [];
  const ring = vi.fn();
  // The stub has only the methods of the desk that are used here.
  alertOnUnseenRequests(
    { desk: desk as unknown as DeskContext['desk'] },
    { print: (line) => printed.push(line), ring, onError: vi.fn() },
  );

  on({ ticket: ticket() });
  on({ ticket: ticket({ version: 2 }) });
  vi.advanceTimersByTime(60_000);

  expect(printed).toEqual([expect.stringMatching(/not seen yet: 1f3a9c20 .*open, unseen.*Towels/)]);
  expect(ring).toHaveBeenCalledTimes(3);

  on({ ticket: ticket({ status: 'acknowledged' }) });
  vi.advanceTimersByTime(60_000);

  expect(ring).toHaveBeenCalledTimes(3);
});
