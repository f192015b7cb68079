import { HostProvider, TextProvider } from '@guest/shared';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { RouterProvider } from '@guest/shared/router';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Host } from '@guest/shared';
import texts from '../locales/en.json';
import { shellRoutes } from '../app/shell-routes';
import { createPropertyGuard } from './property-change';

const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', firstName: 'Ada', is_verified: true };
const moved = {
  chat_uuid: 'c2',
  chat_session_id: 's2',
  guestUuid: 'g2',
  hotel_identity: 'palace',
  token: 'gt_2',
  user: { ...ids, id: 'g2', uuid: 'g2', guest_uuid: 'g2', guestUuid: 'g2', version: 1, stay_verified: false },
  missing: ['stay'],
  allowToPost: false,
};

afterEach(() => {
  history.replaceState(null, '', '/');
});

function openAs(hotel: string, outcome: unknown) {
  const send = vi.fn(async () => outcome);
  const toast = vi.fn();
  // The fake API serves a single endpoint with the reply of the test.
  const host = fakeHost([], { toast, api: { send, call: send } as unknown as Host['api'] });
  const user = { ...ids, hotel_identity: hotel, chat_uuid: 'c1', chat_session_id: 's1' };
  host.session.getState().signedIn({ token: 'gt_1', user, allowToPost: true });
  host.property.getState().detailLoaded(propertyDetail({ identity: 'palace' }));
  const source = { component: () => () => null, begin: async () => {}, enter: createPropertyGuard(host) };
  const router = createMemoryRouter(shellRoutes(source), { initialEntries: ['/'] });
  render(
    <HostProvider host={host}>
      <TextProvider lang="en" messages={texts}>
        <RouterProvider router={router} />
      </TextProvider>
    </HostProvider>,
  );
  return { host, router, send, toast };
}
const at = ({ state }: ReturnType<typeof createMemoryRouter>) =>
  state.location.pathname + state.location.search;

test('S-31 Q-02 C-04 a guest who enters another property is moved there and asked for the stay', async () => {
  const { host, router, send } = openAs('grand', { data: moved, status: 200 });
  const listener = vi.fn();
  host.bus.subscribe('shell.property-changed', listener);

  await router.navigate('/palace');

  await waitFor(() => expect(at(router)).toBe('/palace/register/stay?newProperty=true'));
  expect(send).toHaveBeenCalledExactlyOnceWith(profileContract.changeProperty, {
    params: { property: 'palace' },
  });
  expect(host.session.getState()).toMatchObject({
    token: 'gt_2',
    user: { guestUuid: 'g2', chat_uuid: 'c2', chat_session_id: 's2', hotel_identity: 'palace' },
  });
  expect(host.session.getState().user).not.toHaveProperty('version');
  await waitFor(() => expect(listener).toHaveBeenCalledWith({ property: 'palace' }));
});

test('S-31 the requested page follows after the form for the stay', async () => {
  const { router } = openAs('grand', { data: moved, status: 200 });

  await router.navigate('/palace/discover');

  await waitFor(() => expect(at(router)).toContain('newProperty=true'));
  expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe('/palace/discover');
});

test('X-07 a failed property change is only logged, and the guest stays on the page and can retry', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { host, router, send, toast } = openAs('grand', {
    error: 'Not now',
    response: { status: 503, data: {} },
  });

  await router.navigate('/palace/discover');

  expect(at(router)).toBe('/');
  expect(logged).toHaveBeenCalledOnce();
  expect(toast).not.toHaveBeenCalled();
  expect(host.session.getState()).toMatchObject({ token: 'gt_1', user: { hotel_identity: 'grand' } });

  send.mockResolvedValue({ data: moved, status: 200 });
  await router.navigate('/palace/discover');

  await waitFor(() => expect(at(router)).toContain('/palace/register/stay'));
});

test('S-31 a different case is the same property, and an anonymous visitor belongs to none', async () => {
  const { host, router, send } = openAs('Palace', {});
  await router.navigate('/palace/discover');
  host.session.getState().signedOut();
  await router.navigate('/palace/chat');

  expect(at(router)).toBe('/palace/chat');
  expect(send).not.toHaveBeenCalled();
});

test('S-31 a guest who taps before the page has read the session is moved all the same', async () => {
  const { host, router } = openAs('grand', { data: moved, status: 200 });
  const name = host.session.persist.getOptions().name ?? '';
  const saved = localStorage.getItem(name) ?? '';
  host.session.getState().signedOut();
  localStorage.setItem(name, saved);

  await router.navigate('/palace');

  await waitFor(() => expect(at(router)).toBe('/palace/register/stay?newProperty=true'));
});
