import { deviceStorage } from '@guest/shared/storage/device-storage';
import type { PageReport } from '@guest/shared/contracts/release/release-report.schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginMount, enterPage, hasPendingMounts, noteUntilShown, withNote } from './pending-mounts';
import { reportFrozenMounts } from './report-frozen-mounts';

const dining = { name: 'dining', version: '1.1.0', set: 'set-1' };
const shell = { name: 'shell', version: '2.0.0', set: 'set-1' };

/** Locks as browsers provide them: a page holds its locks until it ends. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    endPage: () => held.clear(),
    locks: {
      request: async (name: string, callback: () => Promise<void>) => {
        held.add(name);
        await callback();
        held.delete(name);
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  };
}

let page: ReturnType<typeof fakeLocks>;
beforeEach(() => {
  page = fakeLocks();
  vi.stubGlobal('navigator', { locks: page.locks });
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'boot';
  block.textContent = JSON.stringify({
    buildId: 'set-1',
    channel: 'production',
    source: 'rollout',
    shell: '2.0.0',
    remotes: {},
  });
  document.body.append(block);
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function reports() {
  const sent: PageReport[] = [];
  await reportFrozenMounts((report) => sent.push(report));
  return sent;
}

test('M-09 a mount that ended its page is reported once by the next page, as a failure of that release', async () => {
  beginMount(dining);
  page.endPage();

  expect(await reports()).toMatchObject([
    {
      passport: { set: 'set-1', source: 'rollout' },
      events: [
        { name: 'dining', version: '1.1.0', source: 'rollout', outcome: 'failed', errorClass: 'Frozen' },
      ],
    },
  ]);
  expect(await reports()).toEqual([]);
  expect(hasPendingMounts()).toBe(false);
});

test('M-09 a mount that another tab still works on is not reported', async () => {
  beginMount(dining);

  expect(await reports()).toEqual([]);
  expect(hasPendingMounts()).toBe(true);
});

test.each<[string, (end: () => void) => unknown]>([
  ['that has finished', (end) => end()],
  ['whose page the guest leaves', () => dispatchEvent(new Event('pagehide'))],
])('M-09 a mount %s leaves no note', async (_, finish) => {
  finish(beginMount(dining).end);
  page.endPage();

  expect(hasPendingMounts()).toBe(false);
  expect(await reports()).toEqual([]);
});

test('M-09 a shell that ended its page while it started is reported as a failure of the shell', async () => {
  beginMount(shell);
  page.endPage();

  expect(await reports()).toMatchObject([
    {
      events: [
        { name: 'shell', version: '2.0.0', source: 'rollout', outcome: 'failed', errorClass: 'Frozen' },
      ],
    },
  ]);
});

test('M-09 a remote that ended its page while the shell started is reported alone', async () => {
  beginMount(shell);
  beginMount(dining);
  page.endPage();
  expect(await reports()).toMatchObject([{ events: [{ name: 'dining' }] }]);

  beginMount(dining);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1);
  beginMount(shell);
  page.endPage();
  const [report] = await reports();
  expect(report?.events.map(({ name }) => name).sort()).toEqual(['dining', 'shell']);
});

test('M-09 a remote whose page the guest has left is not reported if a later page ended the tab', async () => {
  beginMount(shell);
  beginMount(dining);
  enterPage();
  beginMount({ ...dining, name: 'discover' });
  page.endPage();

  expect(await reports()).toMatchObject([{ events: [{ name: 'discover' }] }]);
});

test('M-09 a release that has left several notes is reported once', async () => {
  beginMount(dining);
  beginMount(dining);
  beginMount({ ...dining, version: '1.2.0' });
  page.endPage();

  const [report] = await reports();
  expect(report?.events.map(({ version }) => version).sort()).toEqual(['1.1.0', '1.2.0']);
});

test('M-09 a shell whose own page ended the tab is reported, and the remote of the page before is not', async () => {
  beginMount(dining);
  enterPage();
  beginMount(shell);
  page.endPage();

  expect(await reports()).toMatchObject([{ events: [{ name: 'shell' }] }]);
});

test('M-09 a remote that works in the background is reported on whichever page it ended the tab', async () => {
  beginMount({ ...dining, name: 'chat', isBackground: true });
  enterPage();
  beginMount(dining);
  page.endPage();

  const [report] = await reports();
  expect(report?.events.map(({ name }) => name).sort()).toEqual(['chat', 'dining']);
});

test('M-09 a remote whose code is still loading is reported too, because it may start on any page', async () => {
  void withNote({ ...dining, name: 'discover' }, () => new Promise(() => {}));
  enterPage();
  void noteUntilShown(dining, new Promise(() => {}));
  page.endPage();

  const [report] = await reports();
  expect(report?.events.map(({ name }) => name).sort()).toEqual(['dining', 'discover']);
});

test('M-09 a remote whose code has loaded is a matter of its own page', async () => {
  await withNote({ ...dining, name: 'discover' }, async () => 'loaded');
  enterPage();
  void noteUntilShown(dining, new Promise(() => {}));
  page.endPage();

  expect(await reports()).toMatchObject([{ events: [{ name: 'dining' }] }]);
});

test('M-09 code that loads after the guest has left the document leaves no note', async () => {
  let load = () => {};
  const loading = withNote(dining, () => new Promise<void>((resolve) => (load = resolve)));
  dispatchEvent(new Event('pagehide'));

  load();
  await loading;

  expect(hasPendingMounts()).toBe(false);
});

test.each([
  ['has loaded', async () => 'loaded'],
  ['has failed', () => Promise.reject(new Error('failed'))],
])('M-09 the note of a release stays until two seconds after it %s', async (_, outcome) => {
  vi.useFakeTimers();
  let load = () => {};
  const loading = withNote(dining, () => new Promise<void>((resolve) => (load = resolve)).then(outcome));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(hasPendingMounts()).toBe(true);

  load();
  await loading.catch(() => {});
  await vi.advanceTimersByTimeAsync(1_999);
  expect(hasPendingMounts()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasPendingMounts()).toBe(false);
});

test.each([
  ['a note of another release set', JSON.stringify({ ...dining, set: 'set-0' })],
  ['a note that nobody understands', '{"name":7'],
  ['a note without a version', JSON.stringify({ name: 'dining', set: 'set-1' })],
])('M-09 %s is removed without a report', async (_, text) => {
  deviceStorage.setItem('begun-mount x', text);

  expect(await reports()).toEqual([]);
  expect(hasPendingMounts()).toBe(false);
});

test('M-09 a page without locks notes nothing', () => {
  vi.stubGlobal('navigator', {});

  beginMount(dining).end();

  expect(hasPendingMounts()).toBe(false);
});
