import { rspack } from '@rspack/core';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
// The test is about the library itself, of which the facade exports a part.
// oxlint-disable-next-line no-restricted-imports
import type * as ReactRouter from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productionRouter, smallRouter } from './router';

/** The router as the browser's build contains it. */
let router: typeof ReactRouter;
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'small-router-'));
  const entry = join(dir, 'entry.mjs');
  await writeFile(entry, `export * from 'react-router';`);
  const here = createRequire(import.meta.url);
  const stats = await promisify(rspack)({
    mode: 'production',
    devtool: false,
    context: import.meta.dirname,
    target: 'node20',
    entry,
    externals: ['react', 'react-dom'].map((name) => ({ [name]: `commonjs ${here.resolve(name)}` })),
    output: { path: dir, filename: 'router.cjs', library: { type: 'commonjs2' } },
    resolve: { alias: productionRouter() },
    module: { rules: [smallRouter] },
    optimization: { minimize: false },
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ errors: true }));
  router = here(join(dir, 'router.cjs')) as typeof ReactRouter;
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Opens a router whose loaders are like those of the shell: they return nothing, redirect or throw. */
async function open() {
  const loaded: string[] = [];
  const aborted: string[] = [];
  let finishSlow = () => {};
  const slow = new Promise<null>((resolve) => (finishSlow = () => resolve(null)));
  const page = (path: string, work: () => unknown = () => null) => ({
    id: path,
    path,
    hasErrorBoundary: true,
    loader: async ({ request, params }: ReactRouter.LoaderFunctionArgs) => {
      request.signal.addEventListener('abort', () => aborted.push(path));
      loaded.push(`${new URL(request.url).pathname} ${JSON.stringify(params)}`);
      return work();
    },
  });
  const it = router.createMemoryRouter(
    [
      page('/:property'),
      page('/:property/menu/:id'),
      page('/:property/slow', () => slow),
      page('/:property/old', () => router.redirect('/hotel/menu/new')),
      page('/:property/lost', () => Promise.reject(Object.assign(new Error('lost'), { status: 404 }))),
      { id: 'unmatched', path: '*' },
    ],
    { initialEntries: ['/hotel'], hydrationData: { loaderData: { '/:property': null } } },
  );
  it.initialize();
  await vi.waitFor(() => expect(it.state.initialized).toBe(true));
  return { it, loaded, aborted, finishSlow };
}

const at = (it: ReturnType<typeof ReactRouter.createMemoryRouter>) => ({
  path: it.state.location.pathname,
  route: it.state.matches.at(-1)?.route.id,
});

test('pages that the server has loaded do not load again, and others do', async () => {
  const { it, loaded } = await open();
  expect(loaded).toEqual([]);

  await it.navigate('/hotel/menu/7?lang=en');
  expect(at(it)).toEqual({ path: '/hotel/menu/7', route: '/:property/menu/:id' });
  await it.navigate('/hotel/menu/7#wine');
  await it.navigate(-1);
  await it.revalidate();

  expect(loaded[0]).toBe('/hotel/menu/7 {"property":"hotel","id":"7"}');
  expect(new Set(loaded).size).toBe(1);
  expect(it.state.navigation.state).toBe('idle');
});

test('a loader can redirect', async () => {
  const { it } = await open();

  await it.navigate('/hotel/old');

  expect(at(it)).toEqual({ path: '/hotel/menu/new', route: '/:property/menu/:id' });
});

test('an error of a loader is that of its page, until the next navigation', async () => {
  const { it } = await open();

  await it.navigate('/hotel/lost');
  expect(it.state.errors?.['/:property/lost']).toMatchObject({ message: 'lost', status: 404 });
  await it.navigate('/hotel');

  expect(it.state.errors).toBeNull();
});

test('an unknown address shows the page for it', async () => {
  const { it } = await open();

  await it.navigate('/hotel/no/such/page/here');

  expect(at(it).route).toBe('unmatched');
  expect(it.state.errors).toBeNull();
});

test('a navigation that is overtaken is aborted and never arrives', async () => {
  const { it, aborted, finishSlow } = await open();
  const first = it.navigate('/hotel/slow');
  await vi.waitFor(() => expect(it.state.navigation.state).toBe('loading'));

  await it.navigate('/hotel/menu/7');
  finishSlow();
  await first;

  expect(aborted).toEqual(['/:property/slow']);
  expect(at(it).path).toBe('/hotel/menu/7');
});

test('features of the router that the suite does not use throw', async () => {
  const { it } = await open();

  expect(() => it.getFetcher('key')).toThrow('getFetcher is not part of this build');
});
