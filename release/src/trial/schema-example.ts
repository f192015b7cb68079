import type * as z from '@guest/shared/contracts/zod';

/** Texts of the usual forms; the first one that a schema accepts is the example. */
const TEXTS = [
  'example',
  '2026-01-15',
  '2026-01-15T12:00',
  '2026-01-15T12:00:00.000Z',
  '12:00',
  '11111111-1111-4111-8111-111111111111',
  'https://suite.example/',
  '+34600000000',
  'guest@suite.example',
  'EUR',
  'en',
  'A1',
  '1',
  '#336699',
  '',
];

/** Examples for texts whose form their schemas do not describe. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/currency$/i, 'EUR'],
  [/timeZone$/i, 'Europe/Madrid'],
  [/lang(uages?)?$|locale$/i, 'en'],
  [/^(from|to|opens|closes)$|From$|Until$|DayStart$|time$/i, '12:00'],
  [/^(date|day)$|(Date|Day)$/, '2026-01-15'],
  [/(url|href|src)$/i, '/example.jpg'],
];

const MAX_DEPTH = 12;

/** The internal definition of a schema, as far as examples need it. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  items?: z.ZodMiniType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
  in?: z.ZodMiniType;
  left?: z.ZodMiniType;
  right?: z.ZodMiniType;
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  getter?: () => z.ZodMiniType;
}

/**
 * Returns a value that a schema accepts, with one item in every list; `undefined` if there is none of the usual forms.
 * It is the same each time.
 */
export function exampleOf(schema: z.ZodMiniType): unknown {
  const example = make(schema, '', 0);
  return schema.safeParse(example).success ? example : undefined;
}

function make(schema: z.ZodMiniType, name: string, depth: number): unknown {
  // The definition of a schema has these properties, depending on its type.
  const definition = schema._zod.def as unknown as Definition;
  const inner = (its: z.ZodMiniType | undefined, as = name) => its && make(its, as, depth + 1);
  if (depth > MAX_DEPTH) return null;
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {})
          .map(([key, value]) => [key, inner(value, key)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'array': {
      const item = inner(definition.element);
      const list = item === undefined ? [] : [item];
      return accepted(schema, [list, [], [item, item]]);
    }
    case 'tuple':
      return definition.items?.map((item) => inner(item));
    case 'record': {
      const key = inner(definition.keyType, 'en');
      return accepted(schema, [{ [String(key)]: inner(definition.valueType) }, {}]);
    }
    case 'optional':
    case 'nullable':
    case 'nullish':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return inner(definition.innerType);
    case 'lazy':
      return inner(definition.getter?.());
    case 'pipe':
      return inner(definition.in);
    case 'union':
      return accepted(
        schema,
        (definition.options ?? []).map((option) => inner(option)),
      );
    case 'intersection':
      return Object.assign({}, inner(definition.left), inner(definition.right));
    case 'literal':
      return definition.values?.[0];
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'boolean':
      return true;
    case 'number':
    case 'int':
      return accepted(schema, [2, 1, 0, 10, 12, 100, 2026]);
    case 'string':
      return accepted(schema, [
        ...BY_NAME.filter(([it]) => it.test(name)).map(([, value]) => value),
        ...TEXTS,
      ]);
    default:
      return null;
  }
}

const accepted = (schema: z.ZodMiniType, candidates: readonly unknown[]): unknown =>
  candidates.find((it) => schema.safeParse(it).success) ?? candidates[0];
