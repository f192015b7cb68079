import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { AtDesk } from '../core/command';
import { ringForUnseen } from './unseen-requests';

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
  let hear = (_news: { ticket: Ticket }): void => {};
  const desk = {
    hear: (_name: string, listener: typeof hear) => void (hear = listener),
    whenConnected: () => {},
    ask: () => Promise.resolve([]),
  };
  const said: string[] = [];
  const ring = vi.fn();
  // The stub has only the methods of the desk that are used here.
  ringForUnseen(
    { desk: desk as unknown as AtDesk['desk'] },
    { say: (line) => said.push(line), ring, onTrouble: vi.fn() },
  );

  hear({ ticket: ticket() });
  hear({ ticket: ticket({ version: 2 }) });
  vi.advanceTimersByTime(60_000);

  expect(said).toEqual([expect.stringMatching(/nobody has seen this yet: 1f3a9c20 .*open, unseen.*Towels/)]);
  expect(ring).toHaveBeenCalledTimes(3);

  hear({ ticket: ticket({ status: 'acknowledged' }) });
  vi.advanceTimersByTime(60_000);

  expect(ring).toHaveBeenCalledTimes(3);
});
