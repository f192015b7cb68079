import { fakeHost } from '@guest/shared/testing/fake-host';
import { sessionUser } from '@guest/shared/testing/builders/session-user';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime, type FakeSocketReplies } from '@guest/shared/testing/fake-realtime';
import { onTestFinished } from 'vitest';
import { ticket } from '../../../testing/build-request';
import { connectRequestOutbox } from '../../../testing/connect-request-outbox';
import { createRequests } from '../requests';

export const NOW = Date.parse('2026-06-01T12:00:00Z');
export const ask = { key: uuidOf(7), requestTemplateId: uuidOf(5), values: {} };
export const signedIn = (id: string) => ({
  token: `token-${id}`,
  user: sessionUser({}, id),
  allowToPost: false,
});
export const sent = { ticket: ticket(), dup: false };

/** Simulates a page of a guest; the next page finds the stored requests of this one. */
export async function openPage(
  answers: FakeSocketReplies,
  { now = NOW, guest = 'g1', isOffline = false } = {},
) {
  const realtime = fakeRealtime(answers);
  const connect = () => realtime.state.getState().connectionChanged({ connection: 'connected' });
  if (isOffline) realtime.state.getState().connectionChanged({ connection: 'lost' });
  const host = fakeHost([], { realtime, now: () => now });
  host.session.getState().signedIn(signedIn(guest));
  const requests = createRequests(host);
  const stops = [requests.listen()];
  const { outbox, stop } = await connectRequestOutbox(host, requests);
  stops.push(stop);
  const close = () => stops.splice(0).forEach((end) => end());
  onTestFinished(close);
  const sentAsks = () =>
    realtime.sentRequests.filter(({ name }) => name === 'newGuestRequest').map(({ body }) => body);
  const state = () => requests.store.getState();
  return { realtime, host, requests, outbox, close, connect, state, sentAsks };
}
