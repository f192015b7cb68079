import { expect, test } from 'vitest';
import { sha256Of } from '../../picture/imported-file';
import { hotelsOverHttp } from '../../../cli/hotel/remote/testing/hotels-over-http';
import { checkFiles } from '../check/check-files';
import { viennaWith } from '../testing/vienna';
import { compareHere, sourceOf, type CompareInput } from '../versions/compare-with-live';
import { ContentConflict } from '../versions/content-conflict';
import { takeOver } from '../versions/rebase';
import { createContentThread } from './create-content-thread';

const MENU = 'outlets/bar/menus/drinks.yaml';
const NOW = new Date('2026-06-10T12:00:00Z');

/** Returns a hotel whose check takes about half a second. */
function largeHotel(slug: string, menus = 4): Map<string, string> {
  const files = viennaWith([], slug);
  for (let n = 0; n < menus; n += 1) {
    const items = Array.from(
      { length: 250 },
      (_, i) => `      - { key: dish-${i}, name: Speise ${i}, price: ${i + 1}.50, allergens: [milk] }\n`,
    );
    files.set(
      `outlets/bar/menus/large-${n}.yaml`,
      `key: large-${n}\nname: Karte ${n}\npricesIncludeTax: true\nsections:\n  - key: all\n    name: Alles\n    items:\n${items.join('')}`,
    );
  }
  return files;
}

/** Runs `work` and counts how often the event loop was free for others meanwhile. */
async function turnsDuring<T>(work: () => T | Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const result = await work();
  isOver = true;
  return { result, turns };
}

test('a large hotel is checked and compared beside the event loop, with the same results', async () => {
  const files = largeHotel('wien-large');
  const thread = createContentThread();

  const checked = await turnsDuring(() => thread.check(files, new Map()));
  const input = { source: sourceOf(version(files)), now: NOW, written: null };
  const compared = await turnsDuring(() => thread.compare(input));
  const here = await turnsDuring(() => checkFiles(files));

  expect(checked.result).toEqual({
    problems: here.result.problems,
    hotel: { slug: 'wien-large', propertyId: expect.any(String), isDemo: false, wide: [] },
  });
  expect(compared.result).toEqual(await compareHere()(input));
  expect(here.turns).toBeLessThan(5);
  expect(Math.min(checked.turns, compared.turns)).toBeGreaterThan(100);
});

test('only what differs from the rows that were written is read and returned, also after the content was checked', async () => {
  const files = viennaWith([]);
  const dearer = viennaWith([[MENU, 'price: 3.60', 'price: 3.90']]);
  const thread = createContentThread();
  const first = await thread.compare({ source: sourceOf(version(files)), now: NOW, written: null });
  const recorded = new Map(first.toRecord.changed);
  const read: string[] = [];
  const input = (of: Map<string, string>): CompareInput => ({
    source: sourceOf(version(of)),
    now: NOW,
    written: {
      known: new Map([...recorded].map(([name, { sha256 }]) => [name, sha256])),
      async read(names) {
        read.push(...names);
        return new Map(names.map((name) => [name, recorded.get(name)?.json ?? '']));
      },
    },
  });

  await thread.check(dearer, new Map());
  const changed = await thread.compare(input(dearer));
  const alone = [...read];
  const same = await thread.compare(input(files));

  expect(
    changed.changes.filter((one) => one.changed.length + one.added.length + one.gone.length > 0),
  ).toEqual([
    {
      name: 'menuItem',
      added: [],
      gone: [],
      changed: [
        { before: expect.objectContaining({ price: 360 }), after: expect.objectContaining({ price: 390 }) },
      ],
    },
  ]);
  expect(alone).toEqual([expect.stringMatching(/^menuItem\//)]);
  expect(changed.toRecord.changed.map(([name]) => name)).toEqual(alone);
  expect(changed).toEqual(await compareHere()(input(dearer)));
  expect(same.changes.every((one) => one.changed.length + one.added.length + one.gone.length === 0)).toBe(
    true,
  );
  expect(same.toRecord.changed).toEqual([]);
});

test('the files of content that was checked are not asked for, and those of other content are', async () => {
  const thread = createContentThread();
  const asked: string[] = [];
  const source = (name: string, files: Map<string, string>) => ({
    ...sourceOf(version(files)),
    files() {
      asked.push(name);
      return version(files);
    },
  });
  const [checked, other] = [viennaWith([]), viennaWith([[MENU, 'price: 3.60', 'price: 3.90']])];
  await thread.check(checked, new Map());

  const input = { now: NOW, written: null };
  await thread.compare({ ...input, source: source('checked', checked) });
  const wrong = version(new Map([...other].filter(([path]) => path !== 'hotel.yaml')));
  await expect(thread.compare({ ...input, source: sourceOf(wrong) })).rejects.toThrow('file-missing');
  await thread.compare({ ...input, source: source('other', other) });

  expect(asked).toEqual(['other']);
});

test('rows of a demo hotel, whose dates count from today, are derived again on another day', async () => {
  const thread = createContentThread();
  const asked: string[] = [];
  const compareOn = (day: number, files: Map<string, string>, name: string) =>
    thread.compare({
      source: {
        ...sourceOf(version(files)),
        files() {
          asked.push(`${name} ${day}`);
          return version(files);
        },
      },
      now: new Date(NOW.getTime() + day * 86_400_000),
      written: null,
    });
  const demo = new Map(viennaWith([]));
  demo.set('hotel.yaml', `${demo.get('hotel.yaml')}demo: true\n`);

  for (const day of [0, 0, 1]) await compareOn(day, demo, 'demo');
  for (const day of [0, 1]) await compareOn(day, viennaWith([]), 'hotel');

  expect(asked).toEqual(['demo 0', 'demo 1', 'hotel 0']);
});

const version = (files: Map<string, string>) => ({ files, pictures: new Map() });

test('edits of a large hotel are merged beside the event loop, with the same result or conflict', async () => {
  const edited = (files: Map<string, string>, from: string, to: string) => ({
    files: new Map(files).set(MENU, (files.get(MENU) ?? '').replace(from, to)),
    pictures: new Map(),
  });
  const large = largeHotel('wien-merged', 2);
  const base = { files: large, pictures: new Map() };
  const theirs = edited(large, 'price: 3.60', 'price: 3.90');
  const three = { base, theirs, mine: edited(large, 'price: 4.80', 'price: 5.10') };
  const small = viennaWith([]);
  const against = {
    base: { ...base, files: small },
    theirs: edited(small, 'price: 3.60', 'price: 3.90'),
    mine: edited(small, 'price: 3.60', 'price: 4.00'),
  };
  const thread = createContentThread();

  const merged = await turnsDuring(() => thread.merge(three, {}));
  const conflict = await thread.merge(against, {}).catch((error: unknown) => error);

  const { files: expected } = takeOver(three, {});
  expect(merged.result).toEqual({ files: expected, pictures: new Map() });
  expect(expected.get(MENU)).toMatch(/5\.10[^]*3\.90/);
  expect(merged.turns).toBeGreaterThan(100);
  expect(conflict).toBeInstanceOf(ContentConflict);
  expect(conflict).toMatchObject({
    code: 'changed-by-both',
    message: expect.stringContaining('espresso in'),
  });
  expect((await thread.merge(against, { overwrite: true })).files.get(MENU)).toContain('price: 4.00');
});

test('problems and failures come back, and the thread goes on', async () => {
  const thread = createContentThread();
  const broken = viennaWith([[MENU, 'price: 3.60', 'price: -3.60']]);

  const [found, failed, valid] = await Promise.allSettled([
    thread.check(broken, new Map()),
    thread.compare({ source: sourceOf(version(new Map())), now: NOW, written: null }),
    thread.check(viennaWith([]), new Map()),
  ]);

  expect(found).toMatchObject({ value: { problems: [{ code: 'price-negative' }] } });
  expect(found).not.toHaveProperty('value.hotel');
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('read') } });
  expect(valid).toMatchObject({ value: { hotel: { slug: 'hotel-am-spittelberg' } } });
});

test('a task that takes too long is ended, and the next one is done', async () => {
  const thread = createContentThread({ withinMs: 1 });

  await expect(thread.check(largeHotel('wien-slow'), new Map())).rejects.toMatchObject({ status: 503 });

  const patient = createContentThread();
  expect((await patient.check(viennaWith([]), new Map())).hotel).toBeDefined();
});

test('a thread with too many tasks refuses more, and does those that wait', async () => {
  const thread = createContentThread({ maxPending: 2 });
  const check = () => thread.check(viennaWith([]), new Map());

  const results = await Promise.allSettled([check(), check(), check()]);

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(results[2]).toMatchObject({ reason: { status: 503 } });
  expect((await check()).hotel).toBeDefined();
});

test(
  'other requests are answered while a draft of a large hotel is checked',
  { timeout: 60_000 },
  async () => {
    const { suite, hotelWithStaff } = await hotelsOverHttp();
    const { keyOf } = await hotelWithStaff('large-draft');
    const files = largeHotel('large-draft');
    files.set('hotel.yaml', `${files.get('hotel.yaml')}phone: twice\n`);
    const body = {
      files: [...files].map(([path, text]) => ({ path, text, sha256: sha256Of(Buffer.from(text)) })),
      pictures: [],
    };
    const headers = { authorization: `Bearer ${(await keyOf('content')).key}` };
    let isOver = false;
    let answered = 0;

    const drafting = suite.send('POST', '/web/staff/content/large-draft/drafts', { body, headers });
    void drafting.finally(() => (isOver = true));
    while (!isOver) {
      expect((await suite.get('/web/property/large-draft/detail')).status).toBe(200);
      answered += 1;
    }

    expect((await drafting).body).toMatchObject({ version: null, problems: [{ code: 'key-duplicate' }] });
    expect(answered).toBeGreaterThan(20);
  },
);
