import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { persistData } from './persist-data';

const user = { id: 'ada', uuid: 'ada', guest_uuid: 'ada', guestUuid: 'ada' };

afterEach(() => void vi.unstubAllGlobals());

function arrive({ isSignedIn = true } = {}) {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  const host = fakeHost();
  if (isSignedIn) host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/casa/reservations'],
  });
  onTestFinished(persistData({ host, router }));
  return { persist, router };
}

test('the browser is asked once to keep the data of a guest, and not on arrival', async () => {
  const { persist, router } = arrive();
  expect(persist).not.toHaveBeenCalled();

  await router.navigate('/casa/profile');
  await router.navigate('/casa/reservations');
  await router.navigate('/casa/chat');

  expect(persist).toHaveBeenCalledOnce();
});

test('the browser is not asked for a visitor, who has little to lose', async () => {
  const { persist, router } = arrive({ isSignedIn: false });

  await router.navigate('/casa/profile');

  expect(persist).not.toHaveBeenCalled();
});
