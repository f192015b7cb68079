/** The part of JSON Schema that schemas of events consist of. */
interface Schema {
  readonly type?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly items?: unknown;
  readonly prefixItems?: readonly unknown[];
  readonly additionalProperties?: unknown;
}

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * Returns the TypeScript type of the values that a JSON Schema accepts. What a type cannot say, such as a pattern, is left
 * out, and a schema of an unknown form is `unknown`.
 */
export function schemaType(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return 'unknown';
  const it: Schema = schema;
  if ('const' in it) return JSON.stringify(it.const);
  if (it.enum) return union(it.enum.map((value) => JSON.stringify(value)));
  const options = it.anyOf ?? it.oneOf;
  if (options) return union(options.map(schemaType));
  if (Array.isArray(it.type)) return union(it.type.map((type: unknown) => schemaType({ ...it, type })));
  if (it.type === 'object') return objectType(it);
  if (it.type === 'array') return arrayType(it);
  return PRIMITIVES[String(it.type)] ?? 'unknown';
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `readonly ${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${schemaType(schema)};`,
  );
  if (fields.length > 0) return `{ ${fields.join(' ')} }`;
  // An object without fields of its own is a record, or has no content at all.
  return isOpen(additionalProperties)
    ? `Readonly<Record<string, ${schemaType(additionalProperties)}>>`
    : 'Readonly<Record<string, never>>';
}

function arrayType({ items, prefixItems }: Schema): string {
  if (prefixItems) return `readonly [${prefixItems.map(schemaType).join(', ')}]`;
  return `readonly (${schemaType(items)})[]`;
}

const isOpen = (schema: unknown) => typeof schema === 'object' && schema !== null;

const union = (types: readonly string[]) => [...new Set(types)].join(' | ') || 'never';
