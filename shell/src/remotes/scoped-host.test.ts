import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, test, vi } from 'vitest';
import { createScopedHost } from './scoped-host';

const ALL = ['connection', 'event', 'layout', 'push', 'session', 'unread'];

/** A remote that subscribes to everything its host offers. */
function listening() {
  const host = fakeHost();
  const life = new AbortController();
  const lent = createScopedHost(host, 'account', life.signal);
  const received = new Set<string>();
  const listen = () => [
    lent.session.subscribe(() => received.add('session')),
    lent.layout.subscribe(() => received.add('layout')),
    lent.unread.subscribe(() => received.add('unread')),
    lent.realtime.state.subscribe(() => received.add('connection')),
    lent.realtime.on('deleteAnnouncementMessage', () => received.add('push')),
    lent.bus.subscribe('account.signed-out', () => received.add('event')),
  ];
  let times = 0;
  /** Triggers one event of each kind and returns those that were received. */
  const happen = async (listener = vi.fn()) => {
    times += 1;
    received.clear();
    host.session.getState().languagesOffered([`language ${times}`]);
    host.layout.getState().connectionChanged(times % 2 === 1);
    host.unread.getState().chatCounted(times);
    host.realtime.state.getState().connectionChanged({ epoch: `epoch ${times}` });
    host.realtime.pushed('deleteAnnouncementMessage', { announcementId: 'a1', epoch: 'e1' });
    host.bus.subscribe('account.signed-out', listener);
    host.bus.publish('account.signed-out', {});
    await expect.poll(() => listener).toHaveBeenCalled();
    return [...received].sort();
  };
  return { host, lent, life, listen, happen };
}

test('M-09 all subscriptions of a remote end with its life, even those it does not end itself', async () => {
  const { life, listen, happen } = listening();
  listen();
  expect(await happen()).toEqual(ALL);

  life.abort();

  expect(await happen()).toEqual([]);
});

test('M-09 a mount that was abandoned receives nothing, however late it subscribes', async () => {
  const { life, listen, happen } = listening();
  life.abort();

  listen();

  expect(await happen()).toEqual([]);
});

test('a remote can unsubscribe itself, and the rest of its host is that of the page', async () => {
  const { host, lent, life, listen, happen } = listening();

  listen().forEach((stop) => stop());

  expect(await happen()).toEqual([]);
  expect(lent.queries).toBe(host.queries);
  expect(lent.session.getState()).toBe(host.session.getState());
  expect(lent.signal).toBe(life.signal);
});

test('an assignment of a remote to its host is refused, and others still call the original', () => {
  const { host, lent } = listening();
  const other = createScopedHost(host, 'activities', new AbortController().signal);
  const { api, bus, realtime, session } = host;
  const originals = { call: api.call, publish: bus.publish, ask: realtime.ask, getState: session.getState };
  const { call, ask } = { ...other.api, ...other.realtime };

  for (const part of [lent, lent.api, lent.bus, lent.realtime, lent.session]) {
    for (const name of Object.keys(part)) expect(Reflect.set(part, name, vi.fn())).toBe(false);
  }

  expect([host.api.call, host.bus.publish]).toEqual([originals.call, originals.publish]);
  expect(host.realtime.ask).toBe(originals.ask);
  expect([other.api.call, other.realtime.ask]).toEqual([call, ask]);
  expect(other.session.getState).toBe(originals.getState);
});

test('a remote cannot replace functions of the query client, or actions of a store', () => {
  const { host, lent } = listening();
  const { fetchQuery } = host.queries;
  const { languagesOffered } = host.session.getState();

  for (const [target, name] of [
    [lent.queries, 'fetchQuery'],
    [lent.session.getInitialState(), 'languagesOffered'],
    [lent.session.getState(), 'languagesOffered'],
    [lent.realtime.state.getState(), 'connectionChanged'],
  ] as const) {
    expect(Reflect.set(target, name, vi.fn())).toBe(false);
  }
  const written: boolean[] = [];
  lent.session.subscribe((state) => written.push(Reflect.set(state, 'languagesOffered', vi.fn())));
  host.session.getState().languagesOffered(['es']);
  expect(written).toEqual([false]);
  expect(() => lent.session.setState({ languagesOffered: vi.fn() })).toThrow(TypeError);

  expect(host.queries.fetchQuery).toBe(fetchQuery);
  expect(host.session.getState().languagesOffered).toBe(languagesOffered);
  lent.session.getState().languagesOffered(['fr']);
  expect(lent.session.getState()).toBe(host.session.getState());
});

test('a remote publishes its own events and no others', async () => {
  const { host, lent } = listening();
  const received: string[] = [];
  host.bus.subscribe('account.signed-out', () => received.push('signed out'));
  host.bus.subscribe('shell.property-changed', () => received.push('moved'));

  lent.bus.publish('account.signed-out', {});

  await expect.poll(() => received).toEqual(['signed out']);
  expect(() => lent.bus.publish('shell.property-changed', { property: 'a' })).toThrow(
    'account cannot publish shell.property-changed',
  );
});
