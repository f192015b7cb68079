import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { afterEach, expect, test, vi } from 'vitest';
import { followConnection } from './follow-connection';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow({ onLine }: { onLine: boolean }) {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine });
  const host = fakeHost([[buildContract.latestBuild, { buildId: 'b1' }]]);
  const send = vi.spyOn(host.api, 'send');
  const stop = followConnection(host, { isInDoubt: false });
  return { layout: host.layout.getState(), send, stop };
}

test('a lost call on a device with a network is followed by a check within two seconds', async () => {
  const { layout, send, stop } = follow({ onLine: true });

  layout.connectionChanged(true);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);

  expect(send).toHaveBeenCalledTimes(1);
  stop();
});

test('a device without a network is checked only by the interval', async () => {
  const { send, stop } = follow({ onLine: false });

  await vi.advanceTimersByTimeAsync(9_000);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  stop();

  expect(send).toHaveBeenCalledTimes(1);
});

test('a page whose call succeeds in the meantime is not checked', async () => {
  const { layout, send, stop } = follow({ onLine: true });

  layout.connectionChanged(true);
  layout.connectionChanged(false);
  await vi.advanceTimersByTimeAsync(2_000);

  expect(send).not.toHaveBeenCalled();
  stop();
});
