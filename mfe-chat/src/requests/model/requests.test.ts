import { fakeHost } from '@guest/shared/testing/fake-host';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime, type SocketAnswers } from '@guest/shared/testing/fake-realtime';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ticket } from '../../testing/build-request';
import { createRequests } from './requests';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const ask = { key: uuidOf(7), requestTemplateId: uuidOf(5), values: {} };
const user = (id: string) => ({
  id,
  uuid: id,
  guest_uuid: id,
  guestUuid: id,
  firstName: 'Ada',
  is_verified: true,
});
const signedIn = (id: string) => ({ token: `token-${id}`, user: user(id), allowToPost: false });
const sent = { ticket: ticket(), dup: false };
const noAnswer = new SocketError({ status: 0, error: 'Nobody answered', code: 'unknown' });
const refusal = (status: 409 | 422, code: string) => new SocketError({ status, code, error: `No: ${code}` });

/** Simulates a page of a guest; the next page finds the stored requests of this one. */
function openPage(answers: SocketAnswers, { now = NOW, guest = 'g1' } = {}) {
  const realtime = fakeRealtime(answers);
  const host = fakeHost([], { realtime, now: () => now });
  host.session.getState().signedIn(signedIn(guest));
  const requests = createRequests(host);
  const stop = requests.listen();
  return { realtime, host, requests, stop, state: () => requests.store.getState() };
}
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('outbox:requests:'));

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test('a request is stored before it is sent and removed once the server has it', async () => {
  let keptWhenSent: string[] = [];
  const { requests, state } = openPage({
    newGuestRequest: () => {
      keptWhenSent = kept();
      return sent;
    },
  });

  await requests.ask(ask, 'Towels');

  expect(keptWhenSent).toHaveLength(1);
  expect(kept()).toEqual([]);
  expect(state()).toMatchObject({ queued: [], tickets: { [sent.ticket.trackingId]: sent.ticket } });
});

test('an offline request waits and is sent with the same key after reconnecting', async () => {
  const { realtime, requests, state } = openPage({ newGuestRequest: sent });
  realtime.state.getState().connectionChanged({ connection: 'lost' });

  expect(await requests.ask(ask, 'Towels')).toBe('queued');
  expect(realtime.asked).toEqual([]);
  expect(state().queued).toMatchObject([{ templateName: 'Towels', state: 'waiting' }]);

  realtime.state.getState().connectionChanged({ connection: 'connected' });
  await requests.flush();
  expect(realtime.asked).toEqual([{ name: 'newGuestRequest', body: ask }]);
  expect(state().queued).toEqual([]);
});

test('a request whose page is killed before the reply is sent again by the next page', async () => {
  const first = openPage({ newGuestRequest: noAnswer });
  vi.useFakeTimers();
  expect(await first.requests.ask(ask, 'Towels')).toBe('queued');
  first.stop();
  vi.useRealTimers();

  const { realtime, requests, state } = openPage({ newGuestRequest: { ...sent, dup: true } });
  expect(state().queued).toHaveLength(1);
  await requests.flush();

  expect(realtime.asked.map(({ body }) => body)).toEqual([ask]);
  expect(kept()).toEqual([]);
});

test('a refused request is reported to the caller and not stored', async () => {
  const { requests, state } = openPage({ newGuestRequest: refusal(422, 'room_required') });

  await expect(requests.ask(ask, 'Towels')).rejects.toThrow('No: room_required');

  expect(kept()).toEqual([]);
  expect(state().queued).toEqual([]);
});

test('a request refused later waits until the guest confirms it', async () => {
  const { realtime, requests, state } = openPage({ newGuestRequest: refusal(409, 'duplicate_request') });
  realtime.state.getState().connectionChanged({ connection: 'lost' });
  await requests.ask(ask, 'Towels');
  realtime.state.getState().connectionChanged({ connection: 'connected' });
  await requests.flush();
  const [refused] = state().queued;
  expect(refused).toMatchObject({
    state: 'refused',
    code: 'duplicate_request',
    error: 'No: duplicate_request',
  });

  realtime.answer({ newGuestRequest: sent });
  if (refused) requests.askAgain(refused);

  await expect.poll(() => state().queued).toEqual([]);
  expect(realtime.asked.at(-1)).toMatchObject({ body: { key: ask.key, isAgain: true } });
});

test('a request older than a day is not sent without confirmation', async () => {
  const { realtime, requests } = openPage({ newGuestRequest: sent });
  realtime.state.getState().connectionChanged({ connection: 'lost' });
  await requests.ask(ask, 'Towels');

  const later = openPage({ newGuestRequest: sent }, { now: NOW + 24 * 3_600_000 + 1 });
  await later.requests.flush();

  expect(later.realtime.asked).toEqual([]);
  expect(later.state().queued).toMatchObject([{ state: 'held' }]);
});

test('R-03 another guest on the same device neither sees nor sends a stored request, and it is deleted', async () => {
  const { realtime, requests } = openPage({ newGuestRequest: sent });
  realtime.state.getState().connectionChanged({ connection: 'lost' });
  await requests.ask(ask, 'Towels');

  const other = openPage({ newGuestRequest: sent }, { guest: 'g2' });
  await other.requests.flush();
  expect(other.state().queued).toEqual([]);
  expect(other.realtime.asked).toEqual([]);
  expect(kept()).toEqual([]);
  other.host.session.getState().signedIn(signedIn('g1'));
  expect(other.state().queued).toEqual([]);
});

test('R-03 a request stored when a session expires is sent after the same guest signs in again', async () => {
  const { realtime, host, requests, state } = openPage({ newGuestRequest: sent });
  realtime.state.getState().connectionChanged({ connection: 'lost' });
  await requests.ask(ask, 'Towels');

  host.session.getState().signedOut();
  expect(state().queued).toEqual([]);
  expect(kept()).toHaveLength(1);
  host.session.getState().signedIn(signedIn('g1'));

  expect(state().queued).toHaveLength(1);
});

test('a stored value in a foreign format is ignored', () => {
  localStorage.setItem('outbox:requests:g1:a', '{"ask":1}');
  localStorage.setItem('outbox:requests:g1:b', 'no json');

  expect(openPage({}).state().queued).toEqual([]);
});

test('K-07 pushes update the store, and a failed load is reported', async () => {
  const { realtime, requests, state } = openPage({ loadGuestRequests: refusal(422, 'no') });
  const told = ticket({ version: 2, status: 'acknowledged' });

  await expect(requests.reload()).rejects.toThrow();
  expect(state().load).toBe('error');
  realtime.pushed('newGuestRequest', { ticket: ticket(), epoch: uuidOf(9) });
  realtime.pushed('requestUpdated', { ticket: told, epoch: uuidOf(9) });

  expect(state().tickets[told.trackingId]).toEqual(told);
});
