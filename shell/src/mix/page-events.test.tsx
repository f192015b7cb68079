import { createEventBus } from '@guest/shared/events/event-bus';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { HostProvider } from '@guest/shared';
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageEventsStore } from './page-events.store';
import { PageEvents } from './page-events';

const AT = Date.parse('2026-06-01T12:00:00.250Z');

beforeEach(() => {
  const remotes = { account: { version: '1.1.0', entry: '', global: '', integrity: 'sha256-x' } };
  const boot = { buildId: 'set-1', channel: 'staging', source: 'channel', shell: '2.0.0', remotes };
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'boot';
  block.textContent = JSON.stringify(boot);
  document.head.append(block);
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function open() {
  const bus = createEventBus();
  const store = createPageEventsStore({ bus, now: () => AT });
  render(
    <HostProvider host={fakeHost()}>
      <PageEvents store={store} />
    </HostProvider>,
  );
  return { bus, store };
}

const rows = () => within(screen.getByRole('log')).queryAllByRole('listitem');

test('M-08 the panel lists events as they happen, with their sender and its version', async () => {
  const { bus } = open();
  expect(rows()).toEqual([]);

  await act(async () => {
    bus.publish('shell.property-changed', { property: 'casa-miramar' });
    bus.publish('account.signed-out', {});
  });

  await vi.waitFor(() => expect(rows()).toHaveLength(2));
  const [newest, oldest] = rows().map(({ textContent }) => textContent);
  expect(newest).toBe('12:00:00.250 account.signed-out · account 1.1.0{}');
  expect(oldest).toBe('12:00:00.250 shell.property-changed · shell 2.0.0{"property":"casa-miramar"}');
});

test('M-08 the list keeps the last fifty events, each one shortened', async () => {
  const { bus, store } = open();

  await act(async () => {
    for (let i = 1; i <= 60; i += 1) bus.publish('shell.property-changed', { property: `${i}-`.repeat(200) });
  });

  await vi.waitFor(() => expect(store.getState().events[0]?.id).toBe(60));
  expect(store.getState().events.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, i) => 60 - i));
  expect(store.getState().events[0]?.payload).toHaveLength(161);
});
