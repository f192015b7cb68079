import { fakeHost } from '@guest/shared/testing/fake-host';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { stubFullStorage } from '@guest/shared/testing/full-storage';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ticket } from '../../testing/build-request';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { connectRequestOutbox, storedRecords } from '../../testing/connect-request-outbox';
import { createRequests } from './requests';
import { NOW, ask, signedIn, sent, openPage } from './testing/open-requests-page';
import { storeAsBefore, storedBefore } from './testing/requests-of-earlier-release';
const noAnswer = new SocketError({ status: 0, error: 'Nobody answered', code: 'unknown' });
const refusal = (status: 409 | 422, code: string) => new SocketError({ status, code, error: `No: ${code}` });

installFakeDatabases();
const storedFor = (guest = 'g1') => storedRecords(guest);
beforeEach(() => localStorage.clear());

test('a request is stored before it is sent and removed once the server has it', async () => {
  let keptWhenSent: unknown[] = [];
  const { requests, state } = await openPage({
    newGuestRequest: async () => {
      keptWhenSent = await storedFor();
      return sent;
    },
  });

  await requests.ask(ask, 'Towels');

  expect(keptWhenSent).toMatchObject([
    { version: 2, kind: 'request', key: ask.key, status: 'sending', body: { request: ask } },
  ]);
  await expect.poll(storedFor).toEqual([]);
  expect(state()).toMatchObject({ queued: [], tickets: { [sent.ticket.trackingId]: sent.ticket } });
});

test('a device with full or missing storage sends a request while it is online', async () => {
  stubFullStorage(() => true);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('private window', 'SecurityError');
    },
  });
  const { requests, state, sentAsks } = await openPage({ newGuestRequest: sent });

  expect(await requests.ask(ask, 'Towels')).toEqual(sent.ticket);

  expect(sentAsks()).toEqual([ask]);
  expect(state()).toMatchObject({ queued: [], isPersistent: false });
});

test('a device with full storage holds a waiting request for the life of the page and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { requests, outbox, connect, state, sentAsks } = await openPage(
    { newGuestRequest: sent },
    { isOffline: true },
  );
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

  expect(await requests.ask(ask, 'Towels')).toBe('queued');
  expect(state()).toMatchObject({ queued: [{ state: 'waiting' }], isPersistent: false });

  connect();
  await outbox.flush();
  await expect.poll(sentAsks).toEqual([ask]);
  await expect.poll(() => state().queued).toEqual([]);
});

test('an offline request waits and is sent with the same key after reconnecting', async () => {
  const { realtime, requests, outbox, connect, state } = await openPage(
    { newGuestRequest: sent },
    { isOffline: true },
  );

  expect(await requests.ask(ask, 'Towels')).toBe('queued');
  expect(realtime.sentRequests).toEqual([]);
  expect(state().queued).toMatchObject([{ templateName: 'Towels', state: 'waiting' }]);

  connect();
  await outbox.flush();
  await expect.poll(() => realtime.sentRequests).toEqual([{ name: 'newGuestRequest', body: ask }]);
  await expect.poll(() => state().queued).toEqual([]);
});

test('a request whose reply is lost is listed as waiting', async () => {
  const { requests, state } = await openPage({ newGuestRequest: noAnswer });

  expect(await requests.ask(ask, 'Towels')).toBe('queued');

  expect(state().queued).toMatchObject([{ state: 'waiting' }]);
});

test('a request whose page is killed before the reply is sent again by the next page', async () => {
  const first = await openPage({ newGuestRequest: noAnswer });
  expect(await first.requests.ask(ask, 'Towels')).toBe('queued');
  first.close();

  const { sentAsks } = await openPage({ newGuestRequest: { ...sent, dup: true } });

  await expect.poll(sentAsks).toEqual([ask]);
  await expect.poll(storedFor).toEqual([]);
});

test('a request that its page stored but did not send before being killed is sent by the next page', async () => {
  const first = await openPage({ newGuestRequest: sent }, { isOffline: true });
  await first.requests.ask(ask, 'Towels');
  expect(await storedFor()).toMatchObject([{ status: 'queued', mayBeThere: false }]);
  first.close();

  const { sentAsks } = await openPage({ newGuestRequest: sent });

  await expect.poll(sentAsks).toEqual([ask]);
});

test('a refused request is reported to its caller with the invalid fields and is not stored', async () => {
  const fields = [{ field: 'values.by', code: 'field_range', error: 'Choose a time from now on.' }];
  const wrong = new SocketError({ status: 422, code: 'field_range', error: 'No: field_range', fields });
  const { requests, state } = await openPage({ newGuestRequest: wrong });

  await expect(requests.ask(ask, 'Towels')).rejects.toMatchObject({ message: 'No: field_range', fields });

  await expect.poll(storedFor).toEqual([]);
  expect(state().queued).toEqual([]);
});

test('a possible duplicate has no card while the form asks for confirmation, and is sent under its key afterwards', async () => {
  const { realtime, requests, state, sentAsks } = await openPage({
    newGuestRequest: refusal(409, 'duplicate_request'),
  });
  await expect(requests.ask(ask, 'Towels')).rejects.toThrow('No: duplicate_request');
  expect(state().queued).toEqual([]);
  realtime.answer({ newGuestRequest: sent });

  expect(await requests.ask({ ...ask, isAgain: true }, 'Towels')).toEqual(sent.ticket);

  expect(sentAsks()).toEqual([ask, { ...ask, isAgain: true }]);
  await expect.poll(storedFor).toEqual([]);
});

test('a request refused later waits until the guest confirms it', async () => {
  const { realtime, requests, outbox, connect, state } = await openPage(
    { newGuestRequest: refusal(409, 'duplicate_request') },
    { isOffline: true },
  );
  await requests.ask(ask, 'Towels');
  connect();
  await outbox.flush();
  const refused = { state: 'refused', code: 'duplicate_request', error: 'No: duplicate_request' };
  await expect.poll(() => state().queued).toMatchObject([refused]);

  realtime.answer({ newGuestRequest: sent });
  state().queued.forEach(requests.resubmit);

  await expect.poll(() => state().queued).toEqual([]);
  expect(realtime.sentRequests.at(-1)).toMatchObject({ body: { key: ask.key, isAgain: true } });
});

test('a request older than a day is not sent without confirmation', async () => {
  const first = await openPage({ newGuestRequest: sent }, { isOffline: true });
  await first.requests.ask(ask, 'Towels');
  first.close();

  const later = await openPage({ newGuestRequest: sent }, { now: NOW + 24 * 3_600_000 + 1 });

  await expect.poll(() => later.state().queued).toMatchObject([{ state: 'held' }]);
  expect(later.sentAsks()).toEqual([]);
});

test('cancelling a request that the server may have cancels it at the server too', async () => {
  const { realtime, requests, outbox, state } = await openPage({ newGuestRequest: noAnswer });
  await requests.ask(ask, 'Towels');
  realtime.answer({ newGuestRequest: { ...sent, dup: true }, changeStatusRequest: sent.ticket });

  requests.discard(ask.key);
  await expect.poll(() => state().queued).toEqual([]);
  await outbox.flush();

  await expect
    .poll(() => realtime.sentRequests.at(-1))
    .toEqual({
      name: 'changeStatusRequest',
      body: { trackingId: sent.ticket.trackingId, status: 'cancelled' },
    });
  await expect.poll(storedFor).toEqual([]);
});

test('R-03 another guest on the same device neither sees nor sends a stored request, which waits for its guest', async () => {
  const first = await openPage({ newGuestRequest: sent }, { isOffline: true });
  await first.requests.ask(ask, 'Towels');
  storeAsBefore(uuidOf(8));
  first.close();

  const other = await openPage({ newGuestRequest: sent }, { guest: 'g2' });

  expect(other.state().queued).toEqual([]);
  expect(other.realtime.sentRequests).toEqual([]);
  expect(storedBefore()).toEqual([]);
  other.close();
  const again = await openPage({ newGuestRequest: sent });
  await expect.poll(again.sentAsks).toEqual([ask]);
});

test('R-03 a request stored when a session expires is sent after the same guest signs in again', async () => {
  const { host, requests, close, state } = await openPage({ newGuestRequest: sent }, { isOffline: true });
  await requests.ask(ask, 'Towels');

  host.session.getState().signedOut();
  expect(state().queued).toEqual([]);
  close();
  expect(await storedFor()).toHaveLength(1);

  const again = await openPage({ newGuestRequest: sent }, { isOffline: true });
  expect(again.state().queued).toHaveLength(1);
});

test('a request made before an outbox exists is never sent for the next guest', async () => {
  const realtime = fakeRealtime({ newGuestRequest: sent });
  const host = fakeHost([], { realtime, now: () => NOW });
  host.session.getState().signedIn(signedIn('g1'));
  const requests = createRequests(host);
  onTestFinished(requests.listen());
  void requests.ask(ask, 'Towels');

  host.session.getState().signedIn(signedIn('g2'));
  onTestFinished((await connectRequestOutbox(host, requests)).stop);

  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(realtime.sentRequests).toEqual([]);
});

test('K-07 pushes update the store, and a failed load is reported', async () => {
  const { realtime, requests, state } = await openPage({ loadGuestRequests: refusal(422, 'no') });
  const push = ticket({ version: 2, status: 'acknowledged' });

  await expect(requests.reload()).rejects.toThrow();
  expect(state().load).toBe('error');
  realtime.pushed('newGuestRequest', { ticket: ticket(), epoch: uuidOf(9) });
  realtime.pushed('requestUpdated', { ticket: push, epoch: uuidOf(9) });

  expect(state().tickets[push.trackingId]).toEqual(push);
});
