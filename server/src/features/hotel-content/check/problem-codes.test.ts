import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFiles } from './check-files';
import { VIENNA } from '../testing/vienna';

const SUITE = join(import.meta.dirname, '../../..');
const FOUND_IN = ['check', 'folder', 'pictures'].map((folder) => `features/hotel-content/${folder}`);
const isTest = (file: string) => file.endsWith('.test.ts');
const textsOf = (folders: readonly string[], is: (file: string) => boolean) =>
  folders.flatMap((folder) =>
    readdirSync(join(SUITE, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && is(file))
      .map((file) => readFileSync(join(SUITE, folder, file), 'utf8')),
  );

/**
 * In the sources, a code follows `code:`, or is an argument of a function that reports a problem, or is in a table of
 * codes.
 */
const CODE =
  /(?:code:|\b(?:refuse|refused|problem|error)\((?:path,)?|[[?]\s*|\w' ?:)\s*'([a-z]+(?:-[a-z]+)+)'/g;

test('every code of the check has a test folder that causes it', () => {
  const sources = textsOf(FOUND_IN, (file) => !isTest(file)).filter((text) => /\bcode:|Problem\b/.test(text));
  const codes = new Set(sources.flatMap((text) => [...text.matchAll(CODE)].map(([, code = '']) => code)));
  for (const kind of ['outlet', 'activity', 'directory', 'request', 'modifier']) codes.add(`${kind}-unknown`);
  const tests = textsOf([...FOUND_IN, 'cli/hotel'], isTest).join('\n');

  expect([...codes].filter((code) => !new RegExp(`['"]${code}['":]`).test(tests))).toEqual([]);
  expect(codes.size).toBeGreaterThanOrEqual(60);
});

test('text-script: a translation in the letters of another language', () => {
  const files = new Map(
    [...VIENNA].map(([path, text]) => [path.replace('texts/en/', 'texts/ja/'), text] as const),
  );
  files.set('hotel.yaml', (VIENNA.get('hotel.yaml') ?? '').replace('[de, en]', '[de, ja]'));

  expect(checkFiles(files).problems).toContainEqual(
    expect.objectContaining({
      severity: 'warning',
      code: 'text-script',
      file: 'texts/ja/outlets/bar/menus/drinks.yaml',
      line: 1,
      column: 19,
    }),
  );
});

test.each([
  ['Open 24 hours', true],
  ['24 時間営業', false],
  ['300 ml', false],
  ['7:00', false],
])('in Japanese, "%s" is in the wrong script: %s', (text, isWrong) => {
  const files = new Map(VIENNA);
  files.set('hotel.yaml', (VIENNA.get('hotel.yaml') ?? '').replace('[de, en]', '[de, ja]'));
  const file = 'texts/ja/outlets/bar/menus/drinks.yaml';
  files.set(file, `hot/melange.name: { source: Wiener Melange, text: "${text}" }\n`);
  for (const path of ['guidelines.yaml', 'directories/the-house.yaml'])
    files.set(`texts/ja/${path}`, VIENNA.get(`texts/en/${path}`) ?? '');

  const { problems } = checkFiles(files);

  expect(problems.some((one) => one.code === 'text-script' && one.file === file)).toBe(isWrong);
});
