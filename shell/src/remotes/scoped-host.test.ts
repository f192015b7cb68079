import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, test, vi } from 'vitest';
import { createScopedHost } from './scoped-host';

const ALL = ['connection', 'event', 'layout', 'push', 'session', 'unread'];

/** A remote that subscribes to everything its host offers. */
function listening() {
  const host = fakeHost();
  const life = new AbortController();
  const lent = createScopedHost(host, life.signal);
  const heard = new Set<string>();
  const listen = () => [
    lent.session.subscribe(() => heard.add('session')),
    lent.layout.subscribe(() => heard.add('layout')),
    lent.unread.subscribe(() => heard.add('unread')),
    lent.realtime.state.subscribe(() => heard.add('connection')),
    lent.realtime.on('deleteAnnouncementMessage', () => heard.add('push')),
    lent.bus.subscribe('account.signed-out', () => heard.add('event')),
  ];
  let times = 0;
  /** Triggers one event of each kind and returns those that were received. */
  const happen = async (told = vi.fn()) => {
    times += 1;
    heard.clear();
    host.session.getState().languagesOffered([`language ${times}`]);
    host.layout.getState().connectionChanged(times % 2 === 1);
    host.unread.getState().chatCounted(times);
    host.realtime.state.getState().connectionChanged({ epoch: `epoch ${times}` });
    host.realtime.pushed('deleteAnnouncementMessage', { announcementId: 'a1', epoch: 'e1' });
    host.bus.subscribe('account.signed-out', told);
    host.bus.publish('account.signed-out', {});
    await expect.poll(() => told).toHaveBeenCalled();
    return [...heard].sort();
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
