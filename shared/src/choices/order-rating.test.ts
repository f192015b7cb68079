import { expect, onTestFinished, test, vi } from 'vitest';
import { orderContract } from '../contracts/order/order.contract';
import { readQuery } from '../reads/read-query';
import { order } from '../testing/builders/order';
import { installFakeDatabases } from '../testing/fake-databases';
import { fakeHost } from '../testing/fake-host';
import { fakeRealtime } from '../testing/fake-realtime';
import { openChoicesOutbox } from './choices-outbox';
import { persistChoice } from './persist-choice';

installFakeDatabases();

test('an accepted rating is shown with the order as it is known, whatever format the answer has', async () => {
  const send = vi.fn(async () => ({ data: { order: 'in the format of another release' }, status: 200 }));
  const stop = new AbortController();
  // The cast is safe because the outbox makes no other calls.
  const fakes = { realtime: fakeRealtime(), toast: vi.fn(), api: { send } as never };
  const host = { ...fakeHost([], fakes), signal: stop.signal };
  const { queryKey } = readQuery(host, orderContract.getOrder, {
    params: { property: 'grand', order: 'o1' },
  });
  host.queries.setQueryData(queryKey, order({ uuid: 'o1' }));
  const rating = { stars: 5, comment: 'Kind' };
  persistChoice('ada', { kind: 'order-rating', property: 'grand', order: 'o1', ...rating }, host.now());

  const outbox = await openChoicesOutbox(host, 'ada');
  onTestFinished(() => {
    outbox.close();
    stop.abort();
  });

  await expect.poll(() => host.queries.getQueryState(queryKey)).toMatchObject({ isInvalidated: true });
  expect(host.queries.getQueryData(queryKey)).toEqual({ ...order({ uuid: 'o1' }), rating });
  expect(send).toHaveBeenCalledOnce();
});
