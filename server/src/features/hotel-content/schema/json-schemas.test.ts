import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { hotelFolder, DEMO_SLUGS } from '../../../demo/folders/demo-folders';
import { readFolder } from '../folder/read-folder';
import { parseSource } from '../folder/source-file';
import { VIENNA } from '../testing/vienna';
import { FILE_KINDS, kindOf } from './file-kinds';
import { jsonSchemas } from './json-schemas';

// Formats are repeated as patterns, which are what editors check too.
const ajv = new Ajv({ strict: false, validateFormats: false });
const validators = new Map(
  Object.entries(jsonSchemas()).map(([name, schema]) => [name, ajv.compile(schema as object)]),
);

type Issue = z.core.$ZodIssue;

/** Whether all issues are of rules that JSON Schema cannot tell, such as that a link has exactly one target. */
const areOurRules = (issues: readonly Issue[]): boolean =>
  issues.every((issue) =>
    issue.code === 'invalid_union' ? issue.errors.some(areOurRules) : issue.code === 'custom',
  );

/** Whether an editor and the check accept the shape of a file. */
function verdictsOn(path: string, value: unknown): { editor: boolean; check: boolean } {
  const kind = kindOf(path) ?? expect.fail(`${path} is of no kind`);
  return {
    editor: validators.get(kind.name)?.(value) ?? expect.fail(`${kind.name} has no schema`),
    check: areOurRules(kind.schema.safeParse(value).error?.issues ?? []),
  };
}

const valueOf = (path: string, text: string): unknown => parseSource(path, text).file?.value;

const folders = await Promise.all(DEMO_SLUGS.map((slug) => readFolder(hotelFolder(slug))));
const FILES = [VIENNA, ...folders.map(({ files }) => files)].flatMap((files) =>
  [...files].map(([path, text]) => ({ path, value: valueOf(path, text) })),
);
/** One file of each kind is enough to be broken. */
const TO_BREAK = FILE_KINDS.flatMap(
  ({ name }) => FILES.find(({ path }) => kindOf(path)?.name === name) ?? [],
);

test('the schema that editors get accepts all files of the invented hotels, as the check does', () => {
  expect(FILES.length).toBeGreaterThan(300);
  const refused = FILES.filter(({ path, value }) => {
    const { editor, check } = verdictsOn(path, value);
    return !editor || !check;
  });

  expect(refused.map(({ path }) => path)).toEqual([]);
});

type Place = readonly (string | number)[];

/** Returns the places of all values within a value. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [
    at,
    ...Object.entries(value).flatMap(([key, inner]) =>
      placesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

const REMOVED = Symbol('removed');

/** Returns a copy in which the value at a place is another one. */
function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value
      .map((one, at) => (at === key ? replaced(one, rest, by) : one))
      .filter((one) => one !== REMOVED);
  const before = Object.entries(value as object).map(
    ([name, one]) => [name, name === key ? replaced(one, rest, by) : one] as const,
  );
  return Object.fromEntries(before.filter(([, one]) => one !== REMOVED));
}

/** Values of other types, at and past limits, and of other forms. */
const WRONG = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  7,
  200_000,
  2_000_000,
  '',
  'x',
  'X y',
  '07:30',
  '7:30',
  '12:00-13:00',
  'mon',
  'a'.repeat(200),
  'a'.repeat(9_000),
  [],
  ['x'],
  ['milk', 'milk'],
  {},
  { unknown: 1 },
  { daily: ['07:00-08:00'] },
  REMOVED,
];

test('of files that are broken in any way, the schema that editors get refuses those whose shape the check refuses', () => {
  const brokenFile = fc.constantFrom(...TO_BREAK).chain((file) =>
    fc.record({
      file: fc.constant(file),
      at: fc.constantFrom(...placesIn(file.value).slice(1)),
      by: fc.constantFrom(...WRONG),
    }),
  );
  let refused = 0;
  fc.assert(
    fc.property(brokenFile, ({ file: { path, value }, at, by }) => {
      const { editor, check } = verdictsOn(path, replaced(value, at, by));
      if (!check) refused += 1;
      expect({ path, at, by, accepts: editor }).toEqual({ path, at, by, accepts: check });
    }),
    { numRuns: 3_000 },
  );
  expect(refused).toBeGreaterThan(1_000);
});
