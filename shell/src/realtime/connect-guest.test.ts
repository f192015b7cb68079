// @vitest-environment node
import type { Host } from '@guest/shared';
import { CONNECTION_REJECTED } from '@guest/shared/contracts/core/socket-reply';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectGuest } from './connect-guest';
import { chatServer } from './testing/chat-server';
import { pageGlobals } from './testing/page-globals';

const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', hotel_identity: 'grand' };
const user = { ...ids, chat_uuid: 'c1', chat_session_id: 's1' };

async function connect(facts: object = user) {
  const server = await chatServer();
  pageGlobals(server.address);
  const renewed = { chat_uuid: 'c1', chat_session_id: 's2' };
  const send = vi.fn(async () => ({ data: renewed, status: 200 }));
  // The fake API serves a single endpoint with a known reply.
  const host = fakeHost([], { api: { send, call: send } as unknown as Host['api'] });
  host.session.getState().signedIn({ token: 't', user: { ...ids, ...facts }, allowToPost: false });
  const config = { apiBaseUrl: '', apiToken: '', environment: 'test', chatHosts: {} };
  const coverPage = vi.fn(async () => {});
  onTestFinished(connectGuest({ host, facts: { config }, coverPage }));
  const connectionIs = (connection: string) =>
    vi.waitFor(() => expect(host.realtime.state.getState().connection).toBe(connection), 10_000);
  return { server, host, coverPage, connectionIs };
}

test('V-03 S-27 a guest is connected until they sign out', async () => {
  const { server, host, connectionIs } = await connect();
  await connectionIs('connected');
  expect(server.came[0]).toMatchObject({ token: 'c1:s1', lang: 'en' });

  host.session.getState().signedOut();

  await connectionIs('off');
  await vi.waitFor(() => expect(server.io.of('/').sockets.size).toBe(0), 10_000);
  await expect(host.realtime.ask('getHotelStaff', {})).rejects.toMatchObject({ code: 'not-sent' });
});

test('another guest, or the same guest at another property, gets a new connection', async () => {
  const { server, host, connectionIs } = await connect();
  await connectionIs('connected');

  host.session.getState().signedIn({
    token: 't2',
    user: { ...user, hotel_identity: 'casa', chat_session_id: 's9' },
    allowToPost: false,
  });

  await vi.waitFor(() => expect(server.came.map(({ token }) => token)).toEqual(['c1:s1', 'c1:s9']), 10_000);
  await connectionIs('connected');
  expect(server.io.of('/').sockets.size).toBe(1);
});

test('S-28 a rejected session is refreshed once', async () => {
  const { server, host, connectionIs } = await connect({ ...user, chat_session_id: 'old' });
  server.admits(({ token }) => (token === 'c1:s2' ? null : CONNECTION_REJECTED.session));

  await connectionIs('connected');

  expect(server.came.map(({ token }) => token)).toEqual(['c1:old', 'c1:s2']);
  expect(host.api.send).toHaveBeenCalledOnce();
});

test('S-28 a session that is rejected twice ends the chat without further attempts', async () => {
  const { server, host, connectionIs } = await connect();
  server.admits(() => CONNECTION_REJECTED.session);

  await connectionIs('off');

  expect(server.came.map(({ token }) => token)).toEqual(['c1:s1', 'c1:s2']);
  expect(host.session.getState()).toMatchObject({ token: 't' });
  expect(host.session.getState().user?.chat_session_id).toBeUndefined();
});

test('S-29 a rejected duplicate connection shows the text of the specification', async () => {
  const { server, host, coverPage, connectionIs } = await connect();
  const [alerted, closed] = [vi.fn(), vi.fn()];
  vi.stubGlobal('alert', alerted);
  vi.stubGlobal('close', closed);
  server.admits(({ takeOver }) => (takeOver ? null : CONNECTION_REJECTED.duplicate));

  await connectionIs('replaced');
  expect(alerted).toHaveBeenCalledExactlyOnceWith('Only one connection is allowed for each session');
  expect(closed).toHaveBeenCalledOnce();
  expect(coverPage).toHaveBeenCalledExactlyOnceWith(host);

  host.realtime.useHere();
  await connectionIs('connected');
});
