import type { ReleaseRecord, ReleaseRoute } from '@guest/shared/contracts/release/release.contract';
import { expect, test } from 'vitest';
import { releaseAll } from '../channel/release-all';
import { promote } from '../channel/promote';
import { HOSTS, type FixtureParts } from '../testing/fixture-build';
import { AUTHOR, fixtureStore } from '../testing/fixture-store';

type Rows = Record<string, Partial<ReleaseRoute> & { path: string }>;

/** A release that brings pages, each of which is in its build. */
function bringing(
  name: string,
  version: string,
  rows: Rows,
  more: Partial<ReleaseRecord> = {},
): FixtureParts {
  const pages = Object.keys(rows);
  return {
    name,
    version,
    routes: Object.fromEntries(
      pages.map((page) => [page, { titles: { en: 'A page' }, path: '', ...rows[page] }]),
    ),
    pages: Object.fromEntries(pages.map((page) => [page, { scripts: [], styles: [], reads: [] }])),
    offers: { routes: pages, fragments: [], events: {} },
    ...more,
  };
}

test.each([
  [
    'an address of the table',
    { 'spa.page': '/:property/chat' },
    'belongs to chat, which has /:property/chat',
  ],
  ['an address below one', { 'spa.page': '/:property/chat/games' }, 'belongs to chat'],
  ['a parameter in place of it', { 'spa.page': '/:property/discover/:menu' }, 'belongs to discover'],
  ['another spelling of it', { 'spa.page': '/:property/Chat' }, 'belongs to chat'],
  ['an address of the API', { 'spa.page': '/:property/guest-be-token' }, 'belongs to server'],
  [
    'two addresses that cannot be told apart',
    { 'spa.one': '/:property/spa/:id', 'spa.two': '/:property/spa/:outlet' },
    'spa.one and spa.two cannot be told apart',
  ],
  ['an unknown parameter', { 'spa.page': '/:property/spa/:treatment' }, 'unknown parameter :treatment'],
  ['a parameter twice', { 'spa.page': '/:property/spa/:id/:id' }, 'has a parameter twice'],
])('a release with %s is not published', async (_case, paths, message) => {
  const { storage, published } = await fixtureStore();
  const rows = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, { path }]));

  const publishing = published(bringing('spa', '1.0.0', rows));

  await expect(publishing).rejects.toMatchObject({ status: 409, message: expect.stringContaining(message) });
  expect(await storage.list('spa')).toEqual([]);
});

test.each([
  ['a name of another remote', 'chat.page', '/:property/spa'],
  ['a name of the table', 'property-chat', '/:property/spa'],
  ['an address outside of a hotel', 'spa.page', '/spa'],
  ['an address of every hotel', 'spa.page', '/:property'],
  ['a parameter as its first word', 'spa.page', '/:property/:id'],
  ['a wildcard', 'spa.page', '/:property/spa/*'],
  ['an optional part', 'spa.page', '/:property/spa/:id?'],
  ['dots', 'spa.page', '/:property/spa/../chat'],
  ['an encoded slash', 'spa.page', '/:property/spa%2fchat'],
  ['an address elsewhere', 'spa.page', 'https://evil.example/:property/spa'],
])('a record with %s cannot be used', async (_case, name, path) => {
  const { published } = await fixtureStore();

  await expect(published(bringing('spa', '1.0.0', { [name]: { path } }))).rejects.toMatchObject({
    status: 422,
  });
});

test.each([
  [{ up: 'spa.nowhere' }, 'leads up to spa.nowhere, which does not exist'],
  [{ up: 'property-outlet' }, 'leads up to property-outlet, whose :outlet it does not have'],
  [{ feature: ['sauna'] }, 'needs the feature sauna'],
])('a page with %j is not published', async (row, message) => {
  const { published } = await fixtureStore();

  const publishing = published(bringing('spa', '1.0.0', { 'spa.page': { path: '/:property/spa', ...row } }));

  await expect(publishing).rejects.toMatchObject({ message: expect.stringContaining(message) });
});

test('a page that is only declared is not published', async () => {
  const { published } = await fixtureStore();
  const offers = { routes: [], fragments: [], events: {} };

  const publishing = published(
    bringing('spa', '1.0.0', { 'spa.page': { path: '/:property/spa' } }, { offers }),
  );

  await expect(publishing).rejects.toThrow('spa.page has an address and no page in the build');
});

test('a word belongs to the remote that published it first, and each of its versions can use it', async () => {
  const { published } = await fixtureStore();
  const spa = (version: string, path: string) =>
    published(bringing('spa', version, { 'spa.page': { path, up: 'property', feature: ['ordering'] } }));
  await spa('1.0.0', '/:property/wellness');

  await spa('1.1.0', '/:property/wellness/today');
  await published(bringing('dining', '1.0.0', { 'dining.wines': { path: '/:property/directories/wines' } }));
  await expect(
    published(bringing('dining', '1.1.0', { 'dining.bar': { path: '/:property/wellness/bar' } })),
  ).rejects.toThrow('/:property/wellness/bar of dining.bar belongs to spa');
});

test('the check refuses pages that the set cannot show, until its shell can', async () => {
  const { storage, published } = await fixtureStore();
  const old = { ...HOSTS };
  await published('chat@1.0.0', { name: 'shell', version: '1.0.0', hosts: old });
  await published({ name: 'shell', version: '2.0.0', hosts: { ...old, takesRoutes: true } });
  await published(bringing('spa', '1.0.0', { 'spa.page': { path: '/:property/spa' } }));
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, AUTHOR);
  const promoted = (versions: Record<string, string>) =>
    promote(storage, { channel: 'production', versions, author: AUTHOR });

  await expect(promoted({ spa: '1.0.0' })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('shell@1.0.0 shows no pages beyond its own table'),
  });
  expect((await promoted({ spa: '1.0.0', shell: '2.0.0' })).isNew).toBe(true);
});
