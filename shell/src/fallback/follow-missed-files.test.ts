import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureIn } from '../reports/timeline';
import { followMissedFiles } from './follow-missed-files';

const answers = vi.fn<(...asked: unknown[]) => Promise<{ status: number }>>();
let stop = () => {};

beforeEach(() => {
  answers.mockReset().mockResolvedValue({ status: 200 });
  vi.stubGlobal('fetch', answers);
  performance.clearMeasures();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function follow({ running = '2', mayBeginAnew = true, hasOther = true } = {}) {
  const done: string[] = [];
  stop = followMissedFiles({
    isRunning: ({ version }) => version === running,
    mayBeginAnew: () => mayBeginAnew,
    crashed: async (name) => (done.push(`crashed ${name}`), hasOther),
    redraw: () => done.push('redrawn'),
    onMissed: () => done.push('missed'),
  });
  return done;
}

/** A file does not come once more, and all that follows from it has happened. */
async function miss(name = 'chat', file = 'late.js'): Promise<void> {
  const message = `Loading chunk 7 failed.\n(error: https://grand.example/releases/${name}/2/${file})`;
  await missed(Object.assign(new Error(message), { name: 'ChunkLoadError' }));
}

async function missed(error: Error): Promise<void> {
  reportLateFailure(error);
  await expect.poll(() => answers.mock.settledResults.at(-1)?.type).not.toBe('incomplete');
  await new Promise((resolve) => setTimeout(resolve));
}

const failures = () => performance.getEntriesByType('measure').map(failureIn);

test('M-09 a file that is gone leads to the release before at once', async () => {
  const done = follow();
  answers.mockResolvedValue({ status: 404 });

  await miss();

  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 a file that the server has, and that does not come for the third time, does so too', async () => {
  const done = follow();

  await miss();
  await miss('chat', 'another.js');
  await miss();
  expect(done).toEqual([]);
  await miss();

  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 styles that do not come, of which the error names no file, do so too', async () => {
  const done = follow();
  const words = { name: 'ChunkLoadError', message: 'Loading css chunk late failed.\n(error: undefined)' };
  const stack = 'ChunkLoadError\n  at ask (https://grand.example/releases/chat/2/remoteEntry.js:1:7204)';

  for (let times = 0; times < 3; times += 1) await missed(Object.assign(new Error(), { ...words, stack }));

  expect(answers).toHaveBeenLastCalledWith('/releases/chat/2/remoteEntry.js', expect.anything());
  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 while nobody answers no release is to blame, however often a file is asked for', async () => {
  const done = follow();
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
  for (let times = 0; times < 5; times += 1) await miss();
  expect(done).toEqual([]);

  answers.mockResolvedValue({ status: 404 });
  await miss();

  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 several files of one release leave it behind once', async () => {
  const done = follow();
  answers.mockResolvedValue({ status: 404 });

  await Promise.all([miss('chat', 'one.js'), miss('chat', 'other.js')]);
  await miss('chat', 'third.js');

  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 what the page has left behind already is not asked about again', async () => {
  const done = follow({ running: '1' });
  answers.mockResolvedValue({ status: 404 });

  await miss();

  expect(done).toEqual([]);
});

test('M-09 where no release is left the guest is told', async () => {
  const done = follow({ hasOther: false });
  answers.mockResolvedValue({ status: 404 });

  await miss();

  expect(done).toEqual(['crashed chat', 'missed']);
});

test.each([
  ['the page of a guest who has begun something stays as it is', 'chat', { mayBeginAnew: false }],
  ['the shell, which has none before it, stays', 'shell', {}],
])('M-09 %s, with a report and a word', async (_, name, page) => {
  const done = follow(page);
  answers.mockResolvedValue({ status: 404 });

  await miss(name);

  expect(done).toEqual(['missed']);
  expect(failures()).toMatchObject([{ name, version: '2', instead: null, errorClass: 'ChunkLoadError' }]);
});
