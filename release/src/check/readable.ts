import { isDeepStrictEqual } from 'node:util';

/** The subset of JSON Schema that events use. */
type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns what a listener could not read of an event, or `null`. Additional and newly required fields do no
 * harm. `told` is the published schema, `heard` the one the listener was built against.
 */
export function unreadable(told: Schema, heard: Schema, path = 'it'): string | null {
  if (isDeepStrictEqual(told, heard)) return null;
  const alternatives = list(told.anyOf);
  if (alternatives.length > 0) return firstOf(alternatives.map((one) => unreadable(one, heard, path)));
  const choices = list(heard.anyOf);
  if (choices.length > 0) {
    return choices.some((one) => unreadable(told, one, path) === null) ? null : `${path} is of another kind`;
  }
  if (told.type !== heard.type) return `${path} is ${kind(told)}, not ${kind(heard)}`;
  if (heard.type === 'object') return unreadableFields(told, heard);
  if (heard.type === 'array') return unreadable(part(told.items), part(heard.items), `each of ${path}`);
  if (Array.isArray(heard.enum)) {
    const known = new Set<unknown>(heard.enum);
    const said = Array.isArray(told.enum) ? told.enum : ['anything'];
    const strange = said.find((value) => !known.has(value));
    return strange === undefined ? null : `${path} may be ${JSON.stringify(strange)}`;
  }
  const bound = Object.keys(heard).find((word) => !isDeepStrictEqual(told[word], heard[word]));
  return bound === undefined ? null : `${path} is no longer held to its ${bound}`;
}

function unreadableFields(told: Schema, heard: Schema): string | null {
  const [has, wants] = [part(told.properties), part(heard.properties)];
  const [given, needed] = [names(told.required), names(heard.required)];
  const missing = [...needed].find((name) => !given.has(name));
  if (missing !== undefined) {
    return missing in has ? `"${missing}" may be left out` : `"${missing}" is missing`;
  }
  const more = Object.keys(has).find((name) => !(name in wants));
  // Unknown fields only matter to a listener that forbids them.
  if (more !== undefined && heard.additionalProperties === false) return `"${more}" is unknown`;
  return firstOf(
    Object.keys(wants)
      .filter((name) => name in has)
      .map((name) => unreadable(part(has[name]), part(wants[name]), `"${name}"`)),
  );
}

const firstOf = (faults: (string | null)[]): string | null => faults.find((fault) => fault !== null) ?? null;
const kind = ({ type }: Schema) => (typeof type === 'string' ? `a ${type}` : 'anything');
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const part = (value: unknown): Schema => (isSchema(value) ? value : {});
const list = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const names = (value: unknown): Set<string> =>
  new Set(Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []);
