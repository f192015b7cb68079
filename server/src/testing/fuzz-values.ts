import { randomUUID } from 'node:crypto';

/** Texts that nobody types into a field of this kind. */
const TEXTS = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  'a'.repeat(45),
  'a'.repeat(5_000),
  'Z\u0335\u0321\u031b'.repeat(400),
  '\u202e\u2066abc',
  "'; drop table guest;--",
  '%_\\',
  '../../etc',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '${7*7}',
  '👨‍👩‍👧‍👦'.repeat(30),
  '\u3164',
  '１２',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '1e9',
  '-0',
  'null',
  '2899-12-31',
  '2026-02-31',
  '2026-02-31T10:00',
  '2999-12-31T23:59',
  '2026-06-12T24:00',
  '0000-00-00',
  randomUUID(),
  randomUUID().toUpperCase(),
  '00000000-0000-0000-0000-000000000000',
];

const deep = Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], 1);
const VALUES = [
  ...TEXTS,
  0,
  -1,
  1.5,
  12,
  99,
  1e9,
  1e308,
  2 ** 31,
  2 ** 53,
  null,
  true,
  false,
  [],
  {},
  [null],
  { a: 1 },
  { length: 1e9 },
  { toString: 1 },
  deep,
  Array<string>(3_000).fill('x'),
];

type Path = readonly string[];

/** Returns the path of every value in the input, including nested ones. */
function pathsIn(input: unknown, at: Path = []): Path[] {
  if (typeof input !== 'object' || input === null) return [at];
  const inner = Object.entries(input).flatMap(([name, one]) => pathsIn(one, [...at, name]));
  return at.length === 0 ? inner : [at, ...inner];
}

function replaceAt(input: object, [name = '', ...rest]: Path, value: unknown): object {
  const inner: unknown = Reflect.get(input, name);
  const isDeeper = rest.length > 0 && typeof inner === 'object' && inner !== null;
  const changed = isDeeper ? replaceAt(inner, rest, value) : value;
  if (Array.isArray(input)) return input.map((one: unknown, i) => (String(i) === name ? changed : one));
  return { ...input, [name]: changed };
}

/** Returns a modified copy of the input. */
type Mutation = (input: object) => object;

/**
 * Replaces one value of the input at a time by a hostile one. The hostile values rotate, so that each of them
 * is tried in many places.
 */
export function createFuzzer(perField: number) {
  let turn = 0;
  const nextValues = <T>(all: readonly T[]): T[] => {
    const first = turn;
    turn += perField;
    return Array.from({ length: perField }, (_, i) => (first + i) % all.length).flatMap((i) =>
      all.slice(i, i + 1),
    );
  };

  return {
    *body(sample: object): Generator<Mutation> {
      for (const at of pathsIn(sample)) {
        // `undefined` removes the field, because JSON has no such value.
        for (const value of [undefined, ...nextValues(VALUES)]) yield (input) => replaceAt(input, at, value);
      }
    },
    *texts(sample: Record<string, string>): Generator<Record<string, string>> {
      for (const name of Object.keys(sample))
        for (const text of nextValues(TEXTS)) yield { ...sample, [name]: text };
    },
  };
}
