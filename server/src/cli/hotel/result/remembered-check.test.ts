import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { editFile } from '../testing/edit-file';
import { runHotel, runHotelAsJson } from '../testing/run-hotel';

const home = await mkdtemp(join(tmpdir(), 'remembered-'));
afterAll(() => rm(home, { recursive: true }));

const codesOf = async (folder: string) =>
  (await runHotelAsJson(['check', folder])).problems.map(({ code }: { code: string }) => code);

async function brokenHotel(name: string): Promise<{ folder: string; memory: string }> {
  const folder = join(home, name);
  await runHotel(['new', folder]);
  await editFile(folder, 'outlets/bar/outlet.yaml', 'kind: bar', 'kind: barr');
  return { folder, memory: join(folder, '.hotel-cache/check.json') };
}

test('an unchanged folder is not checked again, and a changed one is, and so is one whose memory is damaged', async () => {
  const { folder, memory } = await brokenHotel('unchanged');
  expect(await codesOf(folder)).toEqual(['value-unknown']);
  const kept = await readFile(memory, 'utf8');
  await writeFile(memory, kept.replace('value-unknown', 'from-memory'));

  expect(await codesOf(folder)).toEqual(['from-memory']);
  await editFile(folder, 'outlets/bar/outlet.yaml', 'kind: barr', 'kind: bar');
  expect(await codesOf(folder)).toEqual([]);
  await editFile(folder, 'outlets/bar/outlet.yaml', 'kind: bar', 'kind: barr');
  await writeFile(memory, kept.slice(1));
  expect(await codesOf(folder)).toEqual(['value-unknown']);
});

test('a date that has passed depends on the day, so that the folder is checked again on the next one', async () => {
  const { folder, memory } = await brokenHotel('tomorrow');
  await codesOf(folder);
  await writeFile(memory, (await readFile(memory, 'utf8')).replace('value-unknown', 'from-memory'));
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] });

  expect(await codesOf(folder)).toEqual(['value-unknown']);
  vi.useRealTimers();
});

test('an import does not believe what a check remembers', async () => {
  const { folder, memory } = await brokenHotel('copied');
  await codesOf(folder);
  const { of } = JSON.parse(await readFile(memory, 'utf8'));
  await writeFile(memory, JSON.stringify({ of, problems: [] }));

  expect(await codesOf(folder)).toEqual([]);
  expect(await runHotel(['import', folder])).toMatchObject({
    code: 1,
    out: expect.stringContaining('value-unknown'),
  });
});
