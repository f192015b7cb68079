import * as z from '@guest/shared/contracts/zod';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installFakeDatabases } from '../testing/fake-databases';
import { startOutbox } from './start-outbox';

installFakeDatabases();

test('the browser is asked once to keep the data, with the first record that waits and not before', async () => {
  const persist = vi.fn(async () => true);
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  const outbox = await startOutbox({
    kinds: {
      heart: { body: z.object({}), send: async () => ({ answer: null }), undo: async () => undefined },
    },
    prefix: 'outbox-choices ',
    owner: 'ada',
    line: { canSend: () => false, subscribe: () => () => {} },
    now: Date.now,
    upload: () => Promise.reject(new Error('hearts have no files')),
    onStorageFailed: () => {},
  });
  onTestFinished(outbox.close);
  expect(persist).not.toHaveBeenCalled();

  for (const key of ['one', 'another']) await outbox.add({ key, kind: 'heart', lane: key, body: {} });

  expect(persist).toHaveBeenCalledOnce();
});
