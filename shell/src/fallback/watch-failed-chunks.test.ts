import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseFailure } from '../diagnostics/timeline';
import { watchFailedChunks } from './watch-failed-chunks';

const answers = vi.fn<typeof fetch>();
const says = (status: number) => answers.mockResolvedValue(new Response(null, { status }));
let stop = () => {};

beforeEach(() => {
  answers.mockReset();
  says(200);
  vi.stubGlobal('fetch', answers);
  performance.clearMeasures();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

interface Page {
  running?: () => string;
  mayBeDrawnAnew?: boolean;
  isReplaced?: boolean | undefined;
}

function follow(page: Page = {}) {
  const { running, mayBeDrawnAnew, isReplaced } = {
    running: () => '2',
    mayBeDrawnAnew: true,
    isReplaced: true,
    ...page,
  };
  const done: string[] = [];
  stop = watchFailedChunks({
    versionOf: running,
    canRerender: () => mayBeDrawnAnew,
    crashed: async (name) => (done.push(`crashed ${name}`), isReplaced),
    redraw: () => done.push('redrawn'),
    onFailed: () => done.push('missed'),
    onLoaded: () => done.push('came'),
  });
  return done;
}

/** Reports one more failed load of a file and waits until its consequences have settled. */
const miss = (name?: string, file?: string): Promise<void> => missed(missing(name, file));

function missing(name = 'chat', file = 'late.js', folder = '2'): Error {
  const message = `Loading chunk 7 failed.\n(error: https://grand.example/releases/${name}/${folder}/${file})`;
  return Object.assign(new Error(message), { name: 'ChunkLoadError' });
}

/** For stylesheets the error names no file, but its stack names the entry that requested them. */
function missingStyles(version: string): Error {
  const words = { name: 'ChunkLoadError', message: 'Loading css chunk late failed.\n(error: undefined)' };
  const stack = `ChunkLoadError\n  at ask (https://grand.example/releases/chat/${version}/remoteEntry.js:1:7204)`;
  return Object.assign(new Error(), { ...words, stack });
}

async function missed(error: Error): Promise<void> {
  reportBackgroundError(error);
  await expect.poll(() => answers.mock.settledResults.at(-1)?.type).not.toBe('incomplete');
  await new Promise((resolve) => setTimeout(resolve));
}

const failures = () => performance.getEntriesByType('measure').map(parseFailure);

test('M-09 a file that is gone switches to the previous release at once', async () => {
  const done = follow();
  says(404);

  await miss();

  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 a file that the server has switches to the previous release when it fails for the third time', async () => {
  const done = follow();

  await miss();
  await miss('chat', 'another.js');
  await miss();
  expect(done).toEqual([]);
  await miss();

  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 styles that fail three times switch to the previous release although the error names no file', async () => {
  const done = follow();

  for (let times = 0; times < 3; times += 1) await missed(missingStyles('2'));

  expect(answers).toHaveBeenLastCalledWith('/releases/chat/2/remoteEntry.js', expect.anything());
  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 failures of styles with the same name are counted separately for each release', async () => {
  let running = '2';
  const done = follow({ running: () => running });
  const miss = (version: string) => missed(missingStyles((running = version)));

  for (const version of ['2', '2', '3']) await miss(version);
  expect(done).toEqual([]);
  await miss('2');

  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 a file that releases share counts for the release that the page runs', async () => {
  let running = '2';
  const done = follow({ running: () => running });
  const missShared = () => missed(missing('chat', 'late.0badcafe.js', 'files'));

  await missShared();
  await missShared();
  running = '1';
  await missShared();
  expect(done).toEqual([]);
  await missShared();
  await missShared();

  expect(answers).toHaveBeenLastCalledWith('/releases/chat/files/late.0badcafe.js', expect.anything());
  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 one failure that several parts report counts once', async () => {
  const done = follow();
  const error = missing();

  for (let parts = 0; parts < 3; parts += 1) await missed(error);
  await miss();
  expect(done).toEqual([]);
  await miss();

  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test.each([503, 502, 429, 403])(
  'M-09 a server reply of %i does not count as a missing file',
  async (status) => {
    const done = follow();
    says(status);

    for (let times = 0; times < 5; times += 1) await miss();

    expect(done).toEqual([]);
  },
);

test('M-09 no release is abandoned while the server is unreachable, however often a file fails', async () => {
  const done = follow();
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
  for (let times = 0; times < 5; times += 1) await miss();
  expect(done).toEqual([]);

  says(404);
  await miss();

  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 several missing files of one release abandon it once', async () => {
  const done = follow();
  says(404);

  await Promise.all([miss('chat', 'one.js'), miss('chat', 'other.js')]);
  await miss('chat', 'third.js');

  expect(done).toEqual(['crashed chat', 'redrawn']);
});

test('M-09 a missing file of an abandoned release is not checked', async () => {
  const done = follow({ running: () => '1' });

  await miss();

  expect(done).toEqual([]);
  expect(answers).not.toHaveBeenCalled();
});

test('M-09 the guest sees a notice if no release is left', async () => {
  const done = follow({ isReplaced: false });
  says(404);

  await miss();

  expect(done).toEqual(['crashed chat', 'missed']);
});

const script = (file: string) => `<script src="https://grand.example/releases/chat/2/${file}"></script>`;
const styles = (file: string) =>
  `<link rel="stylesheet" href="https://grand.example/releases/chat/2/${file}">`;

test.each([
  ['a script', missing(), { other: script('other.js'), wanted: script('late.js') }],
  ['styles', missingStyles('2'), { other: script('late.1f.js'), wanted: styles('late.2e.css') }],
])('M-09 %s that loads after all removes the notice', async (_, error, { other, wanted }) => {
  const done = follow({ isReplaced: false });
  says(404);
  await missed(error);

  loaded(other);
  expect(done).toEqual(['crashed chat', 'missed']);
  loaded(wanted);
  loaded(wanted);

  expect(done).toEqual(['crashed chat', 'missed', 'came']);
});

/** The markup is inserted as text, so that the browser does not request the script. */
function loaded(html: string): void {
  document.body.innerHTML = html;
  document.body.firstElementChild?.dispatchEvent(new Event('load'));
  document.body.replaceChildren();
}

test('M-09 a page that shows its own failure gets no additional notice', async () => {
  const done = follow({ isReplaced: undefined });
  says(404);

  await miss();

  expect(done).toEqual(['crashed chat']);
});

test.each([
  ['the page of a guest with unsent input stays as it is', 'chat', { mayBeDrawnAnew: false }],
  ['a shell without a previous release stays', 'shell', {}],
])('M-09 %s, with a report and a notice', async (_, name, page) => {
  const done = follow(page);
  says(404);

  await miss(name);

  expect(done).toEqual(['missed']);
  expect(failures()).toMatchObject([{ name, version: '2', instead: null, errorClass: 'ChunkLoadError' }]);
});
