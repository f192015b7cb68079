import { afterEach, expect, test, vi } from 'vitest';
import { createOutbox } from './outbox';
import { memoryStorage } from './testing/memory-storage';
import { uploadFailure } from './upload-failure';

const file = {
  blob: new Blob(['x']),
  type: 'photo' as const,
  fileData: { name: 'pool.jpg', size: 1, mimeType: 'image/jpeg' },
};

/** An outbox whose store of files cannot be reached. `wait` lets time pass until nothing is due. */
async function openOutbox() {
  let time = 0;
  let uploads = 0;
  let due: (() => void)[] = [];
  const outbox = createOutbox({
    storage: memoryStorage(new Map()),
    senders: { photo: { send: async () => ({ answer: null }), undo: async () => undefined } },
    async upload(_file, record) {
      uploads += 1;
      throw uploadFailure(record);
    },
    clock: {
      now: () => time,
      after(ms, then) {
        const step = () => {
          time += ms;
          then();
        };
        due.push(step);
        return () => void (due = due.filter((one) => one !== step));
      },
    },
    random: () => 0.5,
  });
  await outbox.load();
  outbox.open();
  await outbox.add({ key: 'a', kind: 'photo', lane: 'hall', body: null, file });
  return {
    outbox,
    uploads: () => uploads,
    async wait(steps: number) {
      for (let i = 0; i < steps; i += 1) {
        await new Promise((resolve) => setTimeout(resolve));
        due.shift()?.();
      }
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test('an upload that does not arrive in five tries waits for the guest, who can repeat or cancel it', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { outbox, uploads, wait } = await openOutbox();

  await wait(30);
  expect(uploads()).toBe(5);
  expect(outbox.records()).toMatchObject([{ status: 'failed', failure: { code: 'unreachable' } }]);

  await outbox.retry('a');
  await wait(30);
  expect(uploads()).toBe(10);

  await outbox.discard('a');
  expect(outbox.records()).toEqual([]);
});

test('an upload waits for the network as long as the device is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { outbox, uploads, wait } = await openOutbox();

  await wait(30);

  expect(uploads()).toBeGreaterThan(5);
  expect(outbox.records()).toMatchObject([{ status: expect.stringMatching(/queued|uploading/) }]);
});
