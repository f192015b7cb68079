import { sql } from 'drizzle-orm';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { orderClient, cartOf } from '../../features/order/testing/order-client';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';
import { runHotelCommand } from './run-hotel-command';
import { newHost } from './testing/new-host';

const { db, home, env } = await newHost('filled');

const hotel = (...args: string[]) => hotelIn({}, ...args);

async function hotelIn(settings: NodeJS.ProcessEnv, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const code = await runHotelCommand(args, { ...env, ...settings }, terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('a hotel is created, published and ordered from, changes a price and rolls it back', async () => {
  const folder = join(home, 'pension-nestroy');
  const menuFile = join(folder, 'outlets/bar/menus/drinks.yaml');
  const suite = await testApp({ db });

  expect(await hotel('new', folder, '--languages', 'de,en')).toMatchObject({ code: 0 });
  expect(await hotel('new', folder)).toMatchObject({ code: 73 });
  const checked = await hotel('check', folder);
  expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('0 errors') });
  expect(await hotel('diff', folder)).toMatchObject({
    code: 1,
    out: expect.stringContaining('Nothing is live yet'),
  });
  expect(await hotel('import', folder, '--publish')).toMatchObject({
    code: 64,
    err: expect.stringContaining('--yes'),
  });
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0 });
  expect(await hotel('diff', folder)).toMatchObject({ code: 0 });

  const shown = await suite.get('/web/property/pension-nestroy/outlets/bar/menus/drinks?at=2026-06-10T13:00');
  const espresso = shown.body.sections[0].items[0];
  const guest = await knownGuest(db, NOON, {
    slug: 'pension-nestroy',
    checkin: '2026-06-08',
    checkout: '2026-06-14',
    room: '12',
  });
  const orders = orderClient(suite, 'pension-nestroy');
  const order = await orders.order(guest, 'bar', cartOf([espresso.uuid]));
  expect(order).toMatchObject({ totals: { total: 320 }, lines: [{ name: 'Espresso' }] });

  await writeFile(menuFile, (await readFile(menuFile, 'utf8')).replace('price: 3.20', 'price: 3.50'));
  expect(await hotel('diff', folder)).toMatchObject({
    code: 1,
    out: expect.stringContaining('~ menuItem "Espresso": price: EUR 3.20 > EUR 3.50 (+9 %)'),
  });
  expect(await hotel('import', folder, '--note', 'coffee costs more')).toMatchObject({ code: 0 });
  expect(await hotel('publish', 'pension-nestroy', '--yes')).toMatchObject({
    code: 0,
    out: 'Version 2 of pension-nestroy is live: 0 added, 1 changed, 0 gone.',
  });
  expect(await priceOf(suite, 'espresso')).toBe(350);

  expect(await hotel('rollback', 'pension-nestroy', '--yes')).toMatchObject({ code: 0 });
  expect(await priceOf(suite, 'espresso')).toBe(320);
  const history = await hotel('history', 'pension-nestroy', '--json');
  expect(JSON.parse(history.out).versions).toMatchObject([
    { number: 3, state: 'published', copyOf: 1 },
    { number: 2, state: 'superseded', note: 'coffee costs more' },
    { number: 1, state: 'superseded' },
  ]);
  expect(await hotel('export', 'pension-nestroy', folder)).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 files were written'),
  });
  expect(await readFile(menuFile, 'utf8')).toContain('price: 3.20');
});

test('a dry run of publishing does not change the live version', async () => {
  const folder = join(home, 'dry');
  await hotel('new', folder);
  const first = await hotel('import', folder, '--publish', '--dry-run');
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('would be live') });
  expect(await hotel('history', 'dry')).toMatchObject({ code: 66 });
  await hotel('import', folder, '--publish', '--yes');
  await hotel('import', folder, '--publish', '--yes');
  await hotel('import', folder);
  const before = await versionsOf('dry');

  const published = await hotel('publish', 'dry', '--dry-run');
  const rolledBack = await hotel('rollback', 'dry', '1', '--dry-run', '--json');

  expect(published).toMatchObject({
    code: 0,
    out: expect.stringContaining('Version 3 of dry would be live'),
  });
  expect(JSON.parse(rolledBack.out)).toMatchObject({ ok: true, version: 4, state: 'draft' });
  expect(await versionsOf('dry')).toEqual(before);
  expect(before).toEqual([
    [3, 'draft'],
    [2, 'published'],
    [1, 'superseded'],
  ]);
});

test('an invented hotel is refused where the demo is off', async () => {
  const folder = join(home, 'pension-invented');
  await hotel('new', folder);
  const file = join(folder, 'hotel.yaml');
  await writeFile(file, `demo: true\n${await readFile(file, 'utf8')}`);

  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({
    code: 78,
    err: expect.stringContaining('DEMO'),
  });
  expect(await hotelIn({ DEMO: 'on' }, 'import', folder, '--publish', '--yes')).toMatchObject({ code: 0 });
  const { rows } = await db.execute(sql`select is_demo from property where slug = 'pension-invented'`);
  expect(rows).toEqual([{ is_demo: true }]);
});

test('a broken folder is refused with places for people and for programs', async () => {
  const folder = join(home, 'broken');
  await hotel('new', folder);
  const file = join(folder, 'outlets/bar/outlet.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace('kind: bar', 'kind: barr'));

  const people = await hotel('check', folder);
  const programs = await hotel('import', folder, '--publish', '--yes', '--json');

  expect(people).toMatchObject({ code: 1 });
  expect(people.out).toContain(
    'outlets/bar/outlet.yaml:4:7 error value-unknown: "barr" is not possible for kind. Did you mean "bar"?',
  );
  expect(programs.code).toBe(1);
  expect(JSON.parse(programs.out)).toMatchObject({
    ok: false,
    problems: [{ code: 'value-unknown', file: 'outlets/bar/outlet.yaml', line: 4, column: 7 }],
  });
  expect(await hotel('history', 'broken')).toMatchObject({ code: 66 });
});

test('a missing translation is reported, and so is one whose source has changed', async () => {
  const folder = join(home, 'two-languages');
  await hotel('new', folder, '--languages', 'en,de');
  const texts = join(folder, 'texts/de/outlets/bar/menus/drinks.yaml');
  await writeFile(
    texts,
    (await readFile(texts, 'utf8')).replace(
      /hot\/espresso\.name:\n  source: Espresso\n  text: ""/,
      'hot/espresso.name: { source: Espresso, text: Kleiner Schwarzer }',
    ),
  );
  const menuFile = join(folder, 'outlets/bar/menus/drinks.yaml');
  await writeFile(
    menuFile,
    (await readFile(menuFile, 'utf8')).replace('name: Espresso', 'name: Double espresso'),
  );

  const before = await hotel('check', folder);
  const written = await hotel('texts', folder, '--lang', 'de');

  expect(before.out).toContain('text-outdated');
  expect(written).toMatchObject({ code: 0 });
  expect(await readFile(texts, 'utf8')).toContain('text: Kleiner Schwarzer');
  expect(await hotel('texts', folder, '--lang', 'fr')).toMatchObject({ code: 64 });
  expect(await hotel('new', join(home, 'docs'))).toMatchObject({ code: 64 });
  expect(await hotel('dance', folder)).toMatchObject({ code: 64 });
  expect(await hotel('check', join(home, 'nowhere'))).toMatchObject({ code: 66 });
});

async function versionsOf(slug: string): Promise<[number, string][]> {
  const { versions } = JSON.parse((await hotel('history', slug, '--json')).out);
  return versions.map(({ number, state }: { number: number; state: string }) => [number, state]);
}

async function priceOf(suite: Awaited<ReturnType<typeof testApp>>, name: string): Promise<number> {
  const { body } = await suite.get('/web/property/pension-nestroy/outlets/bar/menus/drinks');
  const items = body.sections.flatMap(({ items }: { items: { name: string; price: number }[] }) => items);
  return items.find((one: { name: string }) => one.name.toLowerCase() === name)?.price;
}

test('a full disk of the database is reported as such, and the live version stays', async () => {
  const folder = join(home, 'full');
  await hotel('new', folder);
  await hotel('import', folder, '--publish', '--yes');
  const before = await versionsOf('full');
  await db.execute(sql`
    create function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await db.execute(sql`
    create trigger disk_is_full before insert on content_part
    for each row execute function disk_is_full()`);

  onTestFinished(async () => void (await db.execute(sql`drop function if exists disk_is_full() cascade`)));
  const refused = await hotel('import', folder, '--publish', '--yes', '--json');
  await db.execute(sql`drop function disk_is_full() cascade`);

  expect(refused.code).toBe(74);
  expect(JSON.parse(refused.out)).toMatchObject({ ok: false, error: { code: 'no-room' } });
  expect(await versionsOf('full')).toEqual(before);
});
