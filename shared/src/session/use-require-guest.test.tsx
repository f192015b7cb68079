import { act as inAct, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '../contracts/guest/guest.contract';
import { sessionUser } from '../testing/builders/session-user';
import { propertyHost } from '../testing/property-host';
import { renderPage } from '../testing/render-page';
import type { ServiceType } from '../contracts/sign-up/service-types';
import type { Entity, SignInContext } from './sign-in-query';
import { useRequireGuest } from './use-require-guest';

afterEach(() => void delete document.documentElement.dataset.guest);

const ada = sessionUser();

async function tap(pendingAction: [ServiceType, Entity?, SignInContext?], facts?: Partial<User>) {
  const act = vi.fn();
  function SomePage() {
    const needsGuest = useRequireGuest();
    const doIt = async () => (await needsGuest(...pendingAction)) || act();
    return <button onClick={() => void doIt()}>Do it</button>;
  }
  const host = propertyHost();
  if (facts) host.session.getState().signedIn({ token: 't', user: { ...ada, ...facts }, allowToPost: false });
  const router = renderPage(host, { 'property-discover': SomePage }, {}, '/grand/discover?tag=sea');
  await userEvent.click(await screen.findByRole('button'));
  const { pathname, search } = router.state.location;
  return { act, pathname, query: Object.fromEntries(new URLSearchParams(search)) };
}

test('an anonymous visitor goes to sign-in with the pending action and the return path', async () => {
  const { act, pathname, query } = await tap(['like', 'p1']);

  expect(act).not.toHaveBeenCalled();
  expect(pathname).toBe('/grand/signin');
  expect(query).toEqual({ service: 'like', entity: 'p1', returnTo: '/grand/discover?tag=sea' });
});

test('E-05 several ids are passed as JSON, and a text unchanged', async () => {
  const ids = { outletUuid: 'o1', bookableActivityId: 'b1' };

  expect((await tap(['activity-booking', ids])).query.entity).toBe(JSON.stringify(ids));
  expect(
    (await tap(['chat', undefined, { populatedMessage: 'Two towels', fromFooter: true }])).query,
  ).toMatchObject({
    service: 'chat',
    populatedMessage: 'Two towels',
    'from-footer': 'true',
  });
});

test.each([
  ['who is not verified', 'property-signin', { is_verified: false }, 'like'],
  ['without a first name', 'property-register', { firstName: '' }, 'like'],
  ['without a stay', 'property-register', { lang: 'en' }, 'new-request'],
] as const)('a guest %s is taken to %s', async (_case, name, facts, service) => {
  const { act, pathname, query } = await tap([service], facts);

  expect(act).not.toHaveBeenCalled();
  expect(pathname).toBe(`/grand/${name.split('-')[1]}`);
  expect(query).toMatchObject({ service, returnTo: '/grand/discover?tag=sea' });
});

test('a guest who meets all requirements continues directly', async () => {
  const { act, pathname } = await tap(['like', 'p1'], {});

  expect(act).toHaveBeenCalledOnce();
  expect(pathname).toBe('/grand/discover');
});

/** A page whose saved session is still being read when the guest taps. */
async function tapBeforeSession() {
  document.documentElement.dataset.guest = '';
  const act = vi.fn();
  function SomePage() {
    const needsGuest = useRequireGuest();
    return (
      <button onClick={() => void needsGuest('like', 'p1').then((isGone) => isGone || act())}>Do it</button>
    );
  }
  const host = propertyHost();
  const router = renderPage(host, { 'property-discover': SomePage }, {}, '/grand/discover');
  await userEvent.click(await screen.findByRole('button'));
  return { act, host, router };
}

test('a tap before the saved session has been read acts once it is known', async () => {
  const { act, host, router } = await tapBeforeSession();
  expect(act).not.toHaveBeenCalled();

  host.session.getState().signedIn({ token: 't', user: ada, allowToPost: false });
  await inAct(async () => host.session.persist.rehydrate());

  await expect.poll(() => act.mock.calls.length).toBe(1);
  expect(router.state.location.pathname).toBe('/grand/discover');
});

test('a tap goes on with what is known when the saved session cannot be read', async () => {
  const { act, host, router } = await tapBeforeSession();
  const unreadable = {
    getItem: () => Promise.reject(new Error('unreadable')),
    setItem() {},
    removeItem() {},
  };
  host.session.persist.setOptions({ storage: unreadable });
  await host.session.persist.rehydrate();

  await expect.poll(() => router.state.location.pathname, { timeout: 4_500 }).toBe('/grand/signin');
  expect(act).not.toHaveBeenCalled();
}, 8_000);

test('a tap that waited does nothing once the guest has left the page', async () => {
  const { act, host, router } = await tapBeforeSession();
  await inAct(() => router.navigate('/grand/chat'));

  host.session.getState().signedIn({ token: 't', user: ada, allowToPost: false });
  await inAct(async () => host.session.persist.rehydrate());
  await inAct(() => new Promise((resolve) => setTimeout(resolve, 20)));

  expect(act).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/grand/chat');
});
