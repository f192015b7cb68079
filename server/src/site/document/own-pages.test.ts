import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { promote } from '../../../../release/src/channel/promote';
import { rollBack } from '../../../../release/src/channel/roll-back';
import { publish } from '../../../../release/src/publish/publish';
import { fixtureBuild } from '../../../../release/src/testing/fixture-build';
import { bootIn, fixtureSite } from './testing/fixture-site';

const PATIENCE_MS = 10_000;
const AUTHOR = { actor: 'Ada', reason: 'a test', at: '2026-01-02T00:00:00.000Z' };
const SPECIALS = { path: '/web/property/:property/outlets', query: {}, fixed: {} };

const wines = {
  path: '/:property/wines',
  titles: { en: 'Wines', es: 'Vinos' },
  up: 'property-directories',
} as const;

/** A site whose channel `production` is changed by the squads' command line. */
async function site() {
  const its = await fixtureSite({ hasTestEndpoints: true });
  const { storage } = its.releases;

  /** Builds and publishes a version of a remote with its own pages. */
  async function published(name: string, version: string, routes: ReleaseRecord['routes']) {
    const folder = await mkdtemp(join(tmpdir(), 'own-pages-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const pages = Object.keys(routes ?? {});
    await fixtureBuild(folder, {
      name,
      version,
      ...(routes && { routes }),
      pages: Object.fromEntries(pages.map((page) => [page, { scripts: [], styles: [], reads: [SPECIALS] }])),
      offers: { routes: pages, fragments: [], events: {} },
      needs: { hostVersion: 1, runtime: '^1.0.0', shared: {} },
    });
    await publish(storage, folder);
  }

  const buildOf = async (channel: string) => {
    const { html } = await its.get('/casa', { 'x-release-channel': channel });
    return bootIn(html).buildId;
  };
  async function promoted(versions: Record<string, string>, channel = 'production') {
    const { change } = await promote(storage, { channel, versions, author: AUTHOR });
    await vi.waitFor(async () => expect(await buildOf(channel)).toBe(change.set), PATIENCE_MS);
  }
  async function rolledBack(to: string) {
    await rollBack(storage, { channel: 'production', to, author: AUTHOR });
    await vi.waitFor(async () => expect(await buildOf('production')).toBe(to), PATIENCE_MS);
  }
  const statusOf = async (path: string, headers = {}) => (await its.get(path, headers)).status;
  return { ...its, published, promoted, rolledBack, statusOf };
}

test('a page that a release brings exists from its promotion to its rollback', async () => {
  const { published, promoted, rolledBack, statusOf, get } = await site();
  await published('dining', '2.0.0', { 'dining.wines': wines });
  expect(await statusOf('/casa/wines')).toBe(404);

  await promoted({ dining: '2.0.0' });
  const shown = await get('/casa/wines', { 'accept-language': 'es' });
  expect([shown.status, shown.headers.link]).toEqual([
    200,
    expect.stringMatching(/^<http:\/\/[^>]+\/casa\/wines>; rel="canonical"$/),
  ]);
  expect(bootIn(shown.html).routes).toEqual({
    // The shell of this set does not know the parent.
    'dining.wines': { path: '/:property/wines', owner: 'dining', title: 'Vinos', up: 'property' },
  });
  // The page's own read is among its data.
  expect(bootIn(shown.html).data.map(({ url }) => url)).toContain('/web/property/casa/outlets');
  expect(await statusOf('/nowhere/wines')).toBe(404);
  expect(await statusOf('/casa/wines/red')).toBe(404);
  expect(await statusOf('/casa/WINES/')).toBe(200);

  await rolledBack('set-1');
  const gone = await get('/casa/wines');
  expect([gone.status, gone.html.includes('frame of /casa/wines en 404')]).toEqual([404, true]);
  expect(bootIn(gone.html).routes).toBeUndefined();
});

test('a remote that this server does not know brings its pages the same way', async () => {
  const { published, promoted, statusOf } = await site();
  await published('spa', '1.0.0', { 'spa.treatment': { path: '/:property/spa/:id', titles: { en: 'Spa' } } });

  await promoted({ spa: '1.0.0' });

  expect(await statusOf('/casa/spa/0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11')).toBe(200);
  expect(await statusOf('/casa/spa/massage')).toBe(404);
});

test('two releases of one remote have different pages on two channels', async () => {
  const { published, promoted, statusOf, promote: setChannel } = await site();
  await published('dining', '2.0.0', { 'dining.wines': wines });
  await published('dining', '3.0.0', { 'dining.teas': { ...wines, path: '/:property/teas' } });
  await setChannel('staging', 'set-1', { shell: '1.0.0', remotes: { dining: '1.0.0' } });

  await promoted({ dining: '2.0.0' });
  await promoted({ dining: '3.0.0' }, 'staging');

  const staging = { 'x-release-channel': 'staging' };
  const statuses = async (headers = {}) =>
    Promise.all(['/casa/wines', '/casa/teas'].map((path) => statusOf(path, headers)));
  expect(await statuses()).toEqual([200, 404]);
  expect(await statuses(staging)).toEqual([404, 200]);
});

test('at a hotel without its feature, the page does not exist', async () => {
  const { published, promoted, statusOf, api } = await site();
  await published('dining', '2.0.0', { 'dining.wines': { ...wines, feature: ['ordering'] } });
  await promoted({ dining: '2.0.0' });
  expect(await statusOf('/casa/wines')).toBe(200);

  api.features.ordering = false;

  // Replies are cached for each hotel.
  expect(await statusOf('/qasr/wines')).toBe(404);
});

test('a set never serves an address of the table or of another remote from a record, however it came about', async () => {
  const { releases, promote: setChannel, get } = await site();
  const stealing = (name: string, path: string) =>
    releases.publish({
      name,
      version: '9.0.0',
      pages: { [`${name}.page`]: { scripts: [], styles: [], reads: [] } },
      routes: { [`${name}.page`]: { path, titles: { en: name } } },
    });
  await stealing('bar', '/:property/wines');
  await stealing('cellar', '/:property/wines/red');
  await stealing('thief', '/:property/directories/bars-and-restaurants');
  await setChannel('stolen', 'set-9', {
    shell: '1.0.0',
    remotes: { dining: '1.0.0', bar: '9.0.0', cellar: '9.0.0', thief: '9.0.0' },
  });
  const at = (path: string) => get(path, { 'x-release-channel': 'stolen' });

  expect(Object.keys(bootIn((await at('/casa/wines')).html).routes as object)).toEqual(['bar.page']);
  expect((await at('/casa/wines/red')).status).toBe(404);
  expect((await at('/casa/directories/bars-and-restaurants')).html).toContain('page of ');
});

test('a shell that shows only its own table keeps serving, and its set has no other pages', async () => {
  const { releases, published, promote: setChannel, get } = await site();
  await published('dining', '2.0.0', { 'dining.wines': wines });
  await releases.publish({
    name: 'shell',
    version: '0.9.0',
    hosts: { hostVersion: 1, runtime: '1.0.0', shared: {}, events: {}, routes: {}, fragments: {} },
  });
  await setChannel('old', 'set-old', { shell: '0.9.0', remotes: { dining: '2.0.0' } });
  const old = { 'x-release-channel': 'old' };

  expect((await get('/casa/wines', old)).status).toBe(404);
  expect((await get('/casa/chat', old)).status).toBe(200);
});
