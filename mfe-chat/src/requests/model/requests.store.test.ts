import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticket } from '../../testing/build-request';
import { createRequestsStore } from './requests.store';

const queued = (key: string) => ({
  ask: { key, requestTemplateId: uuidOf(5) },
  templateName: 'Towels',
  at: 0,
  state: 'waiting' as const,
});

/**
 * A random history at the server: each number advances one of five requests, and its first occurrence creates
 * the request.
 */
const histories = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 });

function after(steps: number[]): Map<string, Ticket> {
  const tickets = new Map<string, Ticket>();
  for (const number of steps) {
    const trackingId = uuidOf(number);
    const version = (tickets.get(trackingId)?.version ?? 0) + 1;
    tickets.set(trackingId, ticket({ trackingId, version, note: `step ${version}` }));
  }
  return tickets;
}
const pushOf = (steps: number[], at: number) => after(steps.slice(0, at + 1)).get(uuidOf(steps[at] ?? 0));
const loaded = (tickets: Map<string, Ticket>) => {
  const store = createRequestsStore();
  store.getState().requestsLoaded([...tickets.values()]);
  return store.getState().tickets;
};

test('K-07 pushes on top of an old list, in any order and repeated, give the same result as a fresh list', () => {
  fc.assert(
    fc.property(
      histories.chain((steps) =>
        fc.record({
          steps: fc.constant(steps),
          /**
           * `old` is the length of the known history, `late` that of the reply that arrives among the pushes.
           */
          old: fc.nat(steps.length),
          late: fc.nat(steps.length),
          pushes: fc.shuffledSubarray([...steps.keys()], { minLength: steps.length }),
          twice: fc.subarray([...steps.keys()]),
          when: fc.nat(steps.length),
        }),
      ),
      ({ steps, old, late, pushes, twice, when }) => {
        const store = createRequestsStore();
        const { requestsLoaded, requestReceived } = store.getState();
        requestsLoaded([...after(steps.slice(0, old)).values()]);
        [...pushes, ...twice].forEach((at, i) => {
          if (i === when) requestsLoaded([...after(steps.slice(0, late)).values()]);
          const push = pushOf(steps, at);
          if (push) requestReceived(push);
        });

        expect(store.getState().tickets).toEqual(loaded(after(steps)));
      },
    ),
  );
});

test('a sent request leaves the queue even if its push arrives first', () => {
  const store = createRequestsStore();
  const { queueChanged, requestReceived } = store.getState();
  const push = ticket({ version: 2 });
  queueChanged({ queued: [queued('a'), queued('b')], isPersistent: true });

  requestReceived(push);
  requestReceived({ ...push, version: 1 });
  queueChanged({ queued: [queued('b')], isPersistent: true });

  expect(store.getState().queued.map(({ ask }) => ask.key)).toEqual(['b']);
  expect(store.getState().tickets).toEqual({ [push.trackingId]: push });
});

test('S-16 a request never returns to an earlier version', () => {
  const store = createRequestsStore();
  store.getState().requestReceived(ticket({ version: 3, status: 'done' }));

  store.getState().requestReceived(ticket({ version: 2, status: 'in_progress' }));

  expect(Object.values(store.getState().tickets)[0]?.status).toBe('done');
});

test('a change of guest clears everything, and a change of database clears the list but not the queue', () => {
  const store = createRequestsStore();
  const { requestsLoaded, queueChanged, epochChanged, guestChanged } = store.getState();
  requestsLoaded([ticket()]);
  queueChanged({ queued: [queued('a')], isPersistent: true });

  epochChanged();
  expect(store.getState()).toMatchObject({ load: 'none', tickets: {}, queued: [{ templateName: 'Towels' }] });
  guestChanged();
  expect(store.getState().queued).toEqual([]);
});

test('a loaded list stays while it is reloaded and if the reload fails', () => {
  const store = createRequestsStore();
  const { requestsRequested, requestsLoaded, requestsFailed } = store.getState();

  requestsRequested();
  requestsFailed();
  expect(store.getState().load).toBe('error');
  requestsLoaded([ticket()]);
  requestsRequested();
  requestsFailed();
  expect(store.getState().load).toBe('ready');
});
