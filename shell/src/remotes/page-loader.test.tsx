import { HostProvider, TextProvider, type RemoteModule } from '@guest/shared';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from '@guest/shared/router';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import type { PageReport } from '@guest/shared/contracts/release/release-report.schema';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedNames } from '@guest/shared/storage/stored-names';
import { Suspense, use } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import texts from '../locales/en.json';
import { shellRoutes } from '../app/shell-routes';
import { PENDING_MOUNT, hasPendingMounts } from '../diagnostics/pending-mounts';
import { reportFrozenMounts } from '../diagnostics/report-frozen-mounts';
import { loadShellPage } from '../app/shell-pages';
import { createPageLoader } from './page-loader';

const discover: RemoteModule = {
  hostVersion: 1,
  version: '1.0.0',
  mount: async () => ({
    pages: {
      'property-discover': async () => () => 'Feed',
      'property-discover-id': async () => () => 'One post',
    },
    reads: {},
    texts: {},
  }),
};
const away = () => Object.assign(new Error('offline'), { name: 'ChunkLoadError' });
const POST = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';

test('M-04 a remote is loaded once, when the guest enters one of its pages', async () => {
  const load = vi.fn(async () => discover);
  const router = openShell('/clear', load);
  expect(load).not.toHaveBeenCalled();

  await router.navigate('/grand/discover');
  await screen.findByText('Feed');
  await router.navigate(`/grand/discover/${POST}`);
  await screen.findByText('One post');

  expect(load).toHaveBeenCalledExactlyOnceWith('discover');
});

test('M-09 a remote that failed to load is retried only on request', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const load = vi.fn(async (): Promise<RemoteModule> => Promise.reject(away()));
  openShell('/grand/discover', load);
  const button = await screen.findByRole('button', { name: 'Try again' });
  const tries = load.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(load).toHaveBeenCalledTimes(tries);

  load.mockResolvedValue(discover);
  await userEvent.click(button);

  await screen.findByText('Feed');
  vi.unstubAllGlobals();
});

test('M-09 a page that is preloaded and rendered at the same time is requested once, and once more after a failure', async () => {
  const page = vi.fn(async () => () => 'Feed').mockRejectedValueOnce(away());
  const mounted = { pages: { 'property-discover': page }, reads: {}, texts: {} };
  const loader = createPageLoader(
    fakeHost(),
    async () => ({ ...discover, mount: async () => mounted }),
    loadShellPage,
  );

  const all = [loader.load('property-discover'), loader.load('property-discover')];
  await Promise.allSettled(all);
  const tries = page.mock.calls.length;
  await Promise.allSettled([loader.load('property-discover')]);

  expect(tries).toBe(1);
  expect(page.mock.calls.length).toBeGreaterThan(1);
});

test('M-09 the code of a page that arrives long after its remote was mounted is noted while it loads and renders', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  withLocks();
  let arrive = (_page: () => string) => {};
  const page = () => new Promise<() => string>((resolve) => (arrive = resolve));
  const mounted = { pages: { 'property-discover': page }, reads: {}, texts: {} };
  const loader = createPageLoader(
    fakeHost(),
    async () => ({ ...discover, mount: async () => mounted }),
    loadShellPage,
  );
  const loading = loader.load('property-discover');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(hasPendingMounts()).toBe(true);

  arrive(() => 'Feed');
  await loading;
  expect(hasPendingMounts()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(hasPendingMounts()).toBe(false);
});

test('M-09 a page that has been loaded is not noted again when a finger comes to its link', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  withLocks();
  const loader = createPageLoader(fakeHost(), async () => discover, loadShellPage);
  const Feed = await loader.load('property-discover');
  expect(hasPendingMounts()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);

  expect(await loader.load('property-discover')).toBe(Feed);

  expect(hasPendingMounts()).toBe(false);
});

test('M-09 a page that waits for its data is noted until it is shown, so that a hang is not charged to the shell', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  withLocks();
  let arrive = (_text: string) => {};
  const data = new Promise<string>((resolve) => (arrive = resolve));
  const Feed = () => use(data);
  const mounted = { pages: { 'property-discover': async () => Feed }, reads: {}, texts: {} };
  openShell('/grand/discover', async () => ({ ...discover, mount: async () => mounted }));
  await vi.waitFor(() => expect(hasPendingMounts()).toBe(true));

  await vi.advanceTimersByTimeAsync(20_000);
  expect(notedNames()).toEqual(['discover']);

  await act(async () => arrive('Posts'));
  await screen.findByText('Posts');
  await vi.advanceTimersByTimeAsync(2_100);
  expect(notedNames()).toEqual([]);
});

test('M-09 a page that loads after failures is not mounted again when its query changes', async () => {
  const page = vi.fn(async () => () => 'Feed').mockRejectedValueOnce(away());
  const mounted = { pages: { 'property-discover': page }, reads: {}, texts: {} };
  const loader = createPageLoader(
    fakeHost(),
    async () => ({ ...discover, mount: async () => mounted }),
    loadShellPage,
  );
  await Promise.allSettled([loader.load('property-discover')]);
  const Shown = loader.component('property-discover');
  render(
    <Suspense>
      <Shown />
    </Suspense>,
  );
  await screen.findByText('Feed');

  await loader.begin('property-discover', {}, new URLSearchParams('q=sun'));

  expect(loader.component('property-discover')).toBe(Shown);
});

test('M-09 another visit retries a failed page', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const load = vi.fn(async (): Promise<RemoteModule> => Promise.reject(away()));
  const router = openShell('/grand/discover', load);
  await screen.findByRole('button', { name: 'Try again' });
  load.mockResolvedValue(discover);

  await router.navigate('/grand/casino');
  await router.navigate('/grand/discover');

  await screen.findByText('Feed');
  vi.unstubAllGlobals();
});

test('R-32 an unknown path is named on the page', async () => {
  openShell('/grand/casino', async () => discover);

  await screen.findByText(/Page not found: \/grand\/casino/);
});

test('a route that its remote does not implement yet shows a notice', async () => {
  openShell('/grand/discover/post', async () => discover);

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/not available yet/i);
});

test('R-30 an invalid parameter leads to the 404 page', async () => {
  openShell('/grand/discover/not-an-id', async () => discover);

  await screen.findByRole('heading', { name: 'Page Not Found' });
});

test.each<[string, string]>([
  ['/grand/directories', 'dining'],
  ['/cookies', 'shell'],
])(
  'M-09 a page at %s that hangs the tab is blamed alone, although its guest has left another one that still waits',
  async (path, owner) => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      localStorage.clear();
    });
    withLocks();
    let left = new Map<string, string>();
    const Hanging = () => {
      left = notes();
      return 'Shown';
    };
    const data = new Promise<string>(() => {});
    const Waiting = () => use(data);
    const pages = { 'property-discover': async () => Waiting, 'property-directories': async () => Hanging };
    const mounted = { pages, reads: {}, texts: {} };
    const router = openShell(
      '/grand/discover',
      async () => ({ ...discover, mount: async () => mounted }),
      async () => Hanging,
    );
    await vi.waitFor(() => expect(notedNames()).toContain('discover'));

    await router.navigate(path);
    await screen.findByText('Shown');

    expect([...left.values()].join()).toContain('discover');
    expect(await blamedFor(left)).toEqual([owner]);
  },
);

test('M-09 a page that hangs the tab is blamed alone when its guest comes back to it', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });
  withLocks();
  let left = new Map<string, string>();
  let hasData = false;
  const data = new Promise<string>(() => {});
  const Feed = () => {
    if (!hasData) return use(data);
    left = notes();
    return 'Posts';
  };
  const Waiting = vi.fn(() => use(data));
  const pages = { 'property-discover': async () => Feed, 'property-directories': async () => Waiting };
  const mounted = { pages, reads: {}, texts: {} };
  const router = openShell('/grand/discover', async () => ({ ...discover, mount: async () => mounted }));
  await vi.waitFor(() => expect(notedNames()).toContain('discover'));
  await router.navigate('/grand/directories');
  await vi.waitFor(() => expect(Waiting).toHaveBeenCalled());

  hasData = true;
  await router.navigate('/grand/discover');
  await screen.findByText('Posts');

  expect(new Set(await blamedFor(left))).toEqual(new Set(['discover']));
});

/** Provides locks as a note needs them. */
function withLocks(): void {
  const request = (_: string, hold: () => Promise<void>) => hold();
  // The cast is safe because notes request locks and reports query them, and nothing else. No page holds any.
  const locks = { request, query: async () => ({}) } as unknown as LockManager;
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks);
}

const notes = (): Map<string, string> =>
  new Map(
    storedNames(deviceStorage)
      .filter((it) => it.startsWith(PENDING_MOUNT))
      .map((it) => [it, deviceStorage.getItem(it) ?? '']),
  );

/** The names of the releases that are noted on the device. */
const notedNames = (): unknown[] =>
  [...notes().values()].map((text) => (JSON.parse(text) as { name: unknown }).name);

/** The names of the releases that the next page reports if a page has ended with these notes. */
async function blamedFor(left: ReadonlyMap<string, string>): Promise<string[]> {
  localStorage.clear();
  for (const [name, text] of left) deviceStorage.setItem(name, text);
  const send = vi.fn<(report: PageReport) => void>();
  await reportFrozenMounts(send);
  return send.mock.calls.flatMap(([{ events }]) => events.map(({ name }) => name));
}

function openShell(
  path: string,
  load: () => Promise<RemoteModule>,
  loadOwnPage: typeof loadShellPage = loadShellPage,
) {
  const host = fakeHost();
  host.property.getState().detailLoaded(propertyDetail({ identity: 'grand' }));
  const router = createMemoryRouter(shellRoutes(createPageLoader(host, load, loadOwnPage)), {
    initialEntries: [path],
  });
  render(
    <HostProvider host={host}>
      <TextProvider lang="en" messages={texts}>
        <RouterProvider router={router} />
      </TextProvider>
    </HostProvider>,
  );
  return router;
}
