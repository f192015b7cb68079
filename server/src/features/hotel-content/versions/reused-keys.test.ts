import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as tables from '../../../platform/db/tables/schema';
import { testDatabase } from '../../../testing/test-database';
import { contentId } from '../model/content-id';
import { propertyIdOf } from '../rows/row-context';
import { draftOf, publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { publishVersion } from './publish';
import { createVersionRepository } from './version.repository';

const db = await testDatabase();
const HOUSE = 'directories/the-house.yaml';

type Files = Map<string, string>;

/** A hotel in which a thing of each kind has the key `old`, and another one the key `new`. */
function folder(slug: string): Files {
  const files = viennaWith(
    [
      [HOUSE, 'entries:\n', `entries:\n${entry('old')}${entry('new')}`],
      ['requests.yaml', 'requests:\n', `requests:\n${request('old')}${request('new')}`],
    ],
    slug,
  );
  for (const key of ['old', 'new']) for (const kind of KINDS) files.set(...kind.file(key, ''));
  files.set('directories/below.yaml', directory('below', 'parent: old\n'));
  return files;
}

const entry = (key: string, uuid = '') =>
  `  - key: ${key}\n${uuid && `    ${uuid}`}    title: ${key}\n    body: ${key}\n`;
const request = (key: string, uuid = '') =>
  `  - { key: ${key}, ${uuid.replace('\n', ', ')}name: ${key}, category: housekeeping, icon: bath, description: ${key} }\n`;
const directory = (key: string, rest: string) =>
  `key: ${key}\n${rest}kind: info\nname: ${key}\nicon: house\nentries: []\n`;
const outlet = (key: string, rest: string) =>
  `key: ${key}\n${rest}kind: spa\nname: ${key}\ndescription: ${key}\npriceLevel: 1\nplace: ${key}\nhours: { weekly: {} }\nbooking: none\n`;
const activity = (key: string, rest: string) =>
  `key: ${key}\n${rest}name: ${key}\ndescription: ${key}\nplace: Hof\ncategories: [wellness]\nlanguages: [de]\nminutes: 60\ntimes: { mon: [10:00] }\ncapacity: 5\n`;
const menu = (key: string, rest: string) =>
  `key: ${key}\n${rest}name: ${key}\npricesIncludeTax: true\nsections: []\n`;

interface Kind {
  kind: string;
  above: string[];
  file: (key: string, rest: string, place?: string) => [path: string, text: string];
}
const KINDS: Kind[] = [
  {
    kind: 'directory',
    above: [],
    file: (key, rest, place = key) => [`directories/${place}.yaml`, directory(key, rest)],
  },
  {
    kind: 'outlet',
    above: [],
    file: (key, rest, place = key) => [`outlets/${place}/outlet.yaml`, outlet(key, rest)],
  },
  {
    kind: 'activity',
    above: [],
    file: (key, rest, place = key) => [`activities/${place}.yaml`, activity(key, rest)],
  },
  {
    kind: 'menu',
    above: ['bar'],
    file: (key, rest, place = key) => [`outlets/bar/menus/${place}.yaml`, menu(key, rest)],
  },
];

const uuidOf = (slug: string, kind: string, ...keys: string[]) => `uuid: ${contentId(slug, kind, ...keys)}\n`;

/** The thing `old` is gone, and `new` is called `old` from now on. */
function taken(slug: string): Files {
  const files = folder(slug);
  for (const { kind, above, file } of KINDS) {
    files.delete(file('new', '')[0]);
    files.set(...file('old', uuidOf(slug, kind, ...above, 'new')));
  }
  return withLists(files, slug, [['old', 'new']]);
}

/** The two things have changed their keys with each other. */
function swapped(slug: string): Files {
  const files = folder(slug);
  for (const { kind, above, file } of KINDS) {
    files.set(...file('old', uuidOf(slug, kind, ...above, 'new')));
    files.set(...file('new', uuidOf(slug, kind, ...above, 'old')));
  }
  return withLists(files, slug, [
    ['old', 'new'],
    ['new', 'old'],
  ]);
}

/** Returns the folder in which nothing is called `old` or `new`, while other things are left. */
function without(slug: string, key: string): Files {
  const files = folder(slug);
  for (const { file } of KINDS) files.delete(file(key, '')[0]);
  if (key === 'old') files.delete('directories/below.yaml');
  return withLists(
    files,
    slug,
    ['old', 'new'].flatMap((one): [string, string][] => (one === key ? [] : [[one, one]])),
  );
}

/** Replaces the entries and requests, each a key with the key that its id follows from. */
function withLists(files: Files, slug: string, keys: [key: string, from: string][]): Files {
  const edit = (path: string, of: (key: string, uuid?: string) => string, kind: string, above: string[]) => {
    const text = files.get(path) ?? '';
    const before = of('old') + of('new');
    if (!text.includes(before)) throw new Error(`${path} has other things`);
    const after = keys.map(([key, from]) => of(key, key === from ? '' : uuidOf(slug, kind, ...above, from)));
    files.set(path, text.replace(before, after.join('')));
  };
  edit(HOUSE, entry, 'entry', ['the-house']);
  edit('requests.yaml', request, 'template', []);
  return files;
}

const TABLES = ['directory', 'directoryEntry', 'outlet', 'menu', 'activity', 'requestTemplate'] as const;

/** Returns what guests see of the keys `old` and `new`: the thing that has the key, and what is above a directory. */
async function seen(slug: string) {
  const found = [];
  for (const name of TABLES) {
    const table = tables[name];
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .where(eq(table.propertyId, propertyIdOf(slug)))
      .orderBy(asc(table.id));
    for (const { id, slug: key, parentSlug, withdrawnAt, isActive } of rows)
      if (!withdrawnAt && isActive !== false) found.push({ name, id, key, parentSlug });
  }
  return found;
}

const idsOf = (found: Awaited<ReturnType<typeof seen>>, key: string) =>
  Object.fromEntries(found.flatMap((one) => (one.key === key ? [[one.name, one.id]] : [])));

test.each([
  ['taken over', taken],
  ['exchanged', swapped],
])(
  'keys that are freed and %s in one version belong to the other things, and go back',
  async (what, after) => {
    const slug = `wien-${what.replace(' ', '-')}`;
    await publishFolder(db, folder(slug));
    const first = await seen(slug);
    expect(Object.keys(idsOf(first, 'old'))).toHaveLength(TABLES.length);

    await publishFolder(db, after(slug));
    const second = await seen(slug);
    await publishFolder(db, folder(slug));

    expect(idsOf(second, 'old')).toEqual(idsOf(first, 'new'));
    expect(second.find(({ key }) => key === 'below')).toMatchObject({ parentSlug: 'old' });
    expect(await seen(slug)).toEqual(first);
  },
);

test('an earlier version comes back by a rollback although its keys belong to other things now', async () => {
  const slug = 'wien-back-again';
  await publishFolder(db, folder(slug));
  const first = await seen(slug);
  await publishFolder(db, taken(slug));
  const versions = createVersionRepository(db);
  const back = await versions.earlier(slug, 1);
  if (!back) throw new Error('there is no earlier version');

  const files = await versions.filesOf(back);
  const copy = await db.transaction((tx) =>
    createVersionRepository(tx).add({
      ...files,
      slug,
      propertyId: back.propertyId,
      note: '',
      by: 'operator:test',
      copyOf: back.number,
    }),
  );
  await publishVersion(db, copy, { now: new Date(), by: 'operator:test' });

  expect(await seen(slug)).toEqual(first);
});

test('the key of something that was withdrawn long ago can be given to something else', async () => {
  const slug = 'wien-long-ago';
  await publishFolder(db, folder(slug));
  const first = await seen(slug);
  await publishFolder(db, without(slug, 'old'));
  await publishFolder(db, without(slug, 'old'));

  const files = taken(slug);
  files.delete('directories/below.yaml');
  await publishFolder(db, files);
  const third = await seen(slug);
  await publishFolder(db, folder(slug));

  expect(idsOf(third, 'old')).toEqual(idsOf(first, 'new'));
  expect(await seen(slug)).toEqual(first);
});

test('a new directory may be below one that gets another key in the same version', async () => {
  const slug = 'wien-below-renamed';
  await publishFolder(db, folder(slug));
  const files = folder(slug);
  const renamed = `${uuidOf(slug, 'directory', 'old')}formerKey: old\n`;
  files.set('directories/old.yaml', directory('older', renamed));
  files.set('directories/below.yaml', directory('below', 'parent: older\n'));
  files.set('directories/added.yaml', directory('added', 'parent: older\n'));

  await publishFolder(db, files);

  const below = and(
    eq(tables.directory.propertyId, propertyIdOf(slug)),
    eq(tables.directory.parentSlug, 'older'),
  );
  expect(await db.$count(tables.directory, below)).toBe(2);
});

test('a key that something of the hotel keeps is not taken from it', async () => {
  const slug = 'wien-kept';
  await publishFolder(db, folder(slug));
  // Somebody has added an outlet by SQL.
  const [row] = await db
    .select()
    .from(tables.outlet)
    .where(and(eq(tables.outlet.propertyId, propertyIdOf(slug)), eq(tables.outlet.slug, 'old')));
  if (!row) throw new Error('there is no outlet');
  await db.insert(tables.outlet).values({ ...row, id: contentId(slug, 'by-hand'), slug: 'by-hand' });
  const files = folder(slug);
  files.set('outlets/by-hand/outlet.yaml', outlet('by-hand', ''));

  const draft = await draftOf(db, files);

  await expect(publishVersion(db, draft, { now: new Date(), by: 'operator:test' })).rejects.toMatchObject({
    code: 'id-taken',
  });
});
