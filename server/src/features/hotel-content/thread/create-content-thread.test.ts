import { expect, test } from 'vitest';
import { sha256Of } from '../../picture/imported-file';
import { hotelsOverHttp } from '../../../cli/hotel/remote/testing/hotels-over-http';
import { checkFiles } from '../check/check-files';
import { viennaWith } from '../testing/vienna';
import { compareHere } from '../versions/compare-with-live';
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
  const version = { files, pictures: new Map() };
  const thread = createContentThread();

  const checked = await turnsDuring(() => thread.check(files, new Map()));
  const input = { files: version, now: NOW, written: null };
  const compared = await turnsDuring(() => thread.compare(input));
  const here = await turnsDuring(() => checkFiles(files));

  expect(checked.result).toEqual({
    problems: here.result.problems,
    hotel: { slug: 'wien-large', propertyId: expect.any(String), isDemo: false },
  });
  expect(compared.result).toEqual(await compareHere()(input));
  expect(here.turns).toBeLessThan(5);
  expect(Math.min(checked.turns, compared.turns)).toBeGreaterThan(100);
});

test('only what differs from the rows that were written is returned, also after the content was checked', async () => {
  const files = viennaWith([]);
  const dearer = viennaWith([[MENU, 'price: 3.60', 'price: 3.90']]);
  const thread = createContentThread();
  const input = (of: Map<string, string>, written: string | null) => ({
    files: { files: of, pictures: new Map() },
    now: NOW,
    written,
  });

  const first = await thread.compare(input(files, null));
  await thread.check(dearer, new Map());
  const changed = await thread.compare(input(dearer, first.json));
  const same = await thread.compare(input(files, first.json));

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
  expect(changed).toEqual(await compareHere()(input(dearer, first.json)));
  expect(same.changes.every((one) => one.changed.length + one.added.length + one.gone.length === 0)).toBe(
    true,
  );
});

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
    thread.compare({ files: { files: new Map(), pictures: new Map() }, now: NOW, written: null }),
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
