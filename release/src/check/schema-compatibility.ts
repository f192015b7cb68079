import { isDeepStrictEqual } from 'node:util';

/** The subset of JSON Schema that events use. */
type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns what a listener could not read of an event, or `null`. Additional and newly required fields do no
 * harm. `published` is the published schema, `expected` the one the listener was built against.
 */
export function incompatibility(published: Schema, expected: Schema, path = 'it'): string | null {
  if (isDeepStrictEqual(published, expected)) return null;
  const alternatives = list(published.anyOf);
  if (alternatives.length > 0)
    return firstOf(alternatives.map((one) => incompatibility(one, expected, path)));
  const choices = list(expected.anyOf);
  if (choices.length > 0) {
    return choices.some((one) => incompatibility(published, one, path) === null)
      ? null
      : `${path} is of another kind`;
  }
  if (published.type !== expected.type) return `${path} is ${kind(published)}, not ${kind(expected)}`;
  if (expected.type === 'object') return fieldIncompatibility(published, expected);
  if (expected.type === 'array')
    return incompatibility(part(published.items), part(expected.items), `each of ${path}`);
  if (Array.isArray(expected.enum)) {
    const known = new Set<unknown>(expected.enum);
    const publishedValues = Array.isArray(published.enum) ? published.enum : ['anything'];
    const unknownValue = publishedValues.find((value) => !known.has(value));
    return unknownValue === undefined ? null : `${path} may be ${JSON.stringify(unknownValue)}`;
  }
  const constraint = Object.keys(expected).find(
    (keyword) => !isDeepStrictEqual(published[keyword], expected[keyword]),
  );
  return constraint === undefined ? null : `${path} is no longer held to its ${constraint}`;
}

function fieldIncompatibility(published: Schema, expected: Schema): string | null {
  const [has, wants] = [part(published.properties), part(expected.properties)];
  const [given, needed] = [names(published.required), names(expected.required)];
  const missing = [...needed].find((name) => !given.has(name));
  if (missing !== undefined) {
    return missing in has ? `"${missing}" may be left out` : `"${missing}" is missing`;
  }
  const more = Object.keys(has).find((name) => !(name in wants));
  // Unknown fields only matter to a listener that forbids them.
  if (more !== undefined && expected.additionalProperties === false) return `"${more}" is unknown`;
  return firstOf(
    Object.keys(wants)
      .filter((name) => name in has)
      .map((name) => incompatibility(part(has[name]), part(wants[name]), `"${name}"`)),
  );
}

const firstOf = (faults: (string | null)[]): string | null => faults.find((fault) => fault !== null) ?? null;
const kind = ({ type }: Schema) => (typeof type === 'string' ? `a ${type}` : 'anything');
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const part = (value: unknown): Schema => (isSchema(value) ? value : {});
const list = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const names = (value: unknown): Set<string> =>
  new Set(Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []);
