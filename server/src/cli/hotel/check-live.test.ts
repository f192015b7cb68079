import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cartOf, orderClient } from '../../features/order/testing/order-client';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';
import { checkCommand, checkWhileWatching } from './check-command';
import type { CommandResult } from './result/output';
import { editFile } from './testing/edit-file';
import { newHost } from './testing/new-host';
import { runHotel } from './testing/run-hotel';

const { db, home, env } = await newHost();

const hotel = (...args: string[]) => runHotel(args, env);

test('a problem that depends on the live content is reported with its place, and the check stores nothing', async () => {
  const folder = join(home, 'live-check');
  await hotel('new', folder);
  await hotel('import', folder, '--publish', '--yes');
  const suite = await testApp({ db });
  const at = '/web/property/live-check/outlets/bar/menus/drinks?at=2026-06-10T13:00';
  const espresso = (await suite.get(at)).body.sections[0].items[0].uuid;
  const stay = { slug: 'live-check', checkin: '2026-06-08', checkout: '2026-06-14', room: '12' };
  await orderClient(suite, 'live-check').order(await knownGuest(db, NOON, stay), 'bar', cartOf([espresso]));
  expect(await hotel('check', folder, '--live')).toMatchObject({ code: 0 });

  await editFile(folder, 'outlets/bar/menus/drinks.yaml', 'price: 3.20', 'price: 32.00');
  await editFile(folder, 'hotel.yaml', 'currency: EUR', 'currency: USD');
  const checked = await hotel('check', folder, '--live', '--json');

  expect(checked.code).toBe(1);
  expect(JSON.parse(checked.out).problems).toEqual([
    expect.objectContaining({ severity: 'error', code: 'currency-in-use', file: 'hotel.yaml' }),
    expect.objectContaining({
      severity: 'warning',
      code: 'price-jump',
      file: 'outlets/bar/menus/drinks.yaml',
      line: 13,
      message: expect.stringContaining('+900 %'),
    }),
  ]);
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 73 });
  expect(JSON.parse((await hotel('history', 'live-check', '--json')).out).versions).toHaveLength(2);
});

test('a watched folder is checked again when a file changes', async () => {
  const folder = join(home, 'watched');
  await hotel('new', folder);
  const shown: CommandResult[] = [];
  const end = new AbortController();
  const watching = checkWhileWatching(() => checkCommand(env, folder, {}), folder, {
    show: (result) => shown.push(result),
    signal: end.signal,
  });
  await expect.poll(() => shown.map(({ code }) => code), { timeout: 20_000 }).toEqual([0]);

  await editFile(folder, 'outlets/bar/outlet.yaml', 'kind: bar', 'kind: barr');
  await expect.poll(() => shown.at(-1)?.code, { timeout: 20_000 }).toBe(1);
  await editFile(folder, 'outlets/bar/outlet.yaml', 'kind: barr', 'kind: bar');
  await expect.poll(() => shown.at(-1)?.code, { timeout: 20_000 }).toBe(0);

  end.abort();
  expect(await watching).toMatchObject({ code: 0 });
});

test('a check that fails while watching is shown, and the next change is checked again', async () => {
  const folder = join(home, 'watched-failure');
  await hotel('new', folder);
  const shown: CommandResult[] = [];
  const end = new AbortController();
  const failures = [new Error('the folder is gone')];
  let checks = 0;
  const check = async (): Promise<CommandResult> => {
    checks += 1;
    const failure = checks > 1 ? failures.pop() : undefined;
    if (failure) throw failure;
    return { code: 0, lines: [] };
  };
  const watching = checkWhileWatching(check, folder, {
    show: (result) => shown.push(result),
    signal: end.signal,
  });
  await expect.poll(() => shown.map(({ code }) => code), { timeout: 20_000 }).toEqual([0]);

  await editFile(folder, 'outlets/bar/outlet.yaml', 'kind: bar', 'kind: barr');
  await expect.poll(() => shown.at(-1)?.code, { timeout: 20_000 }).not.toBe(0);
  await editFile(folder, 'outlets/bar/outlet.yaml', 'kind: barr', 'kind: bar');
  await expect.poll(() => shown.at(-1)?.code, { timeout: 20_000 }).toBe(0);

  end.abort();
  expect(await watching).toMatchObject({ code: 0 });
});

test('the check of a live hotel with the four-eyes rule finds other problems than the rule', async () => {
  const folder = join(home, 'four-eyes-live');
  await hotel('new', folder);
  await editFile(folder, 'hotel.yaml', 'currency: EUR', 'currency: EUR\npublishing: { fourEyes: true }');
  await hotel('import', folder, '--publish', '--yes');
  await editFile(folder, 'outlets/bar/menus/drinks.yaml', 'price: 3.20', 'price: 32.00');

  const checked = await hotel('check', folder, '--live', '--json');

  expect(JSON.parse(checked.out).problems).toEqual([expect.objectContaining({ code: 'price-jump' })]);
  expect(checked.code).toBe(0);
});

test('a key is renamed in its folder, and publishing the folder changes no id', async () => {
  const folder = join(home, 'renamed');
  await hotel('new', folder, '--languages', 'en,de');
  await hotel('import', folder, '--publish', '--yes');
  const diff = async () => JSON.parse((await hotel('diff', folder, '--json')).out).differences;

  expect(await hotel('rename', folder, 'bar/drinks/lager', 'lager', '--dry-run')).toMatchObject({ code: 73 });
  expect(await hotel('rename', folder, 'bar/drinks/ale', 'beer')).toMatchObject({ code: 66 });
  expect(await hotel('rename', folder, 'bar/drinks/lager', 'The Beer')).toMatchObject({ code: 64 });
  expect(await hotel('rename', folder, 'bar/drinks/lager', 'beer', '--dry-run')).toMatchObject({ code: 0 });
  expect(await diff()).toEqual([]);
  expect(await hotel('rename', folder, 'bar/drinks/lager', 'beer')).toMatchObject({ code: 0 });
  expect(await hotel('rename', folder, 'outlets/bar', 'lounge')).toMatchObject({ code: 0 });

  expect(await diff()).toEqual([
    expect.objectContaining({ kind: 'changed', what: 'directoryEntry', details: ['links'] }),
    expect.objectContaining({ kind: 'changed', what: 'outlet', details: ['slug'] }),
  ]);
  expect(await readFile(join(folder, 'texts/de/outlets/bar/menus/drinks.yaml'), 'utf8')).toContain(
    'cold/beer.name',
  );
});
