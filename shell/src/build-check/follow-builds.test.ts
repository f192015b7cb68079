import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { onTestFinished, expect, test, vi } from 'vitest';
import { CHECK_AGAIN_MS } from './build-check';
import { followBuilds } from './follow-builds';

/** A tab with a build that was rolled back, whose guest has come from one page to another. */
async function openTab() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const host = fakeHost([[buildContract.latestBuild, { buildId: 'set-0' }]]);
  const call = vi.spyOn(host.api, 'call');
  // Asked only before a reload; refusing keeps the page of the test.
  const canReload = vi.fn(() => false);
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/a'] });
  const facts = { buildId: 'set-1', source: 'channel' } as Boot;
  const stop = followBuilds({ host, facts, router, canReload });
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  await router.navigate('/b');
  await router.navigate('/c');
  return { router, call, canReload };
}

test('Q-10 a guest who only goes back learns of a rollback after a minute, and it is loaded with the next page', async () => {
  const { router, call, canReload } = await openTab();
  await router.navigate(-1);
  expect(call).not.toHaveBeenCalled();

  vi.setSystemTime(Date.now() + CHECK_AGAIN_MS);
  await router.navigate(1);
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());

  await router.navigate(-1);
  expect(canReload).not.toHaveBeenCalled();
  await router.navigate('/d');
  expect(canReload).toHaveBeenCalledOnce();
});
