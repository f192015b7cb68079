import { unreadable } from '../model/converted-menu';

/** A node object of JSON-LD. */
export type Node = Readonly<Record<string, unknown>>;

const MAX_NODES = 50_000;
const MAX_DEPTH = 48;

export const tooManyNodes = () => unreadable(`It has more than ${MAX_NODES} parts.`);
export const tooDeepNodes = () => unreadable('It is nested too deeply.');
/** The maximum number of references to follow, because even a few nodes can refer to each other in a cycle. */
export const MAX_STEPS = MAX_NODES;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
const withoutPrefix = (name: string): string => name.replace(/^(https?:\/\/schema\.org\/|schema:)/, '');
/** Returns a schema.org name without its prefix: `VeganDiet` for `https://schema.org/VeganDiet`. */
export const termOf = (value: unknown): string =>
  typeof value === 'string' ? withoutPrefix(value.trim()) : '';
export const isA = (node: Node, ...types: string[]): boolean =>
  listOf(node['@type']).some((one) => types.includes(termOf(one)));

/**
 * Returns all nodes of a JSON-LD file, or of a page that contains JSON-LD, by their id. A node without an id gets a
 * number.
 */
export function nodesIn(text: string): Map<string, Node> {
  const found = new Map<string, Node>();
  const queue = documentsIn(text).map((value) => ({ value, depth: 0 }));
  for (const { value, depth } of queue) {
    if (depth > MAX_DEPTH) throw tooDeepNodes();
    if (queue.length > MAX_NODES * 20 || found.size > MAX_NODES) throw tooManyNodes();
    const within = Array.isArray(value) ? value : isNode(value) ? Object.values(value) : [];
    if (isNode(value)) {
      const id = typeof value['@id'] === 'string' ? value['@id'] : `#${found.size}`;
      found.set(id, { ...found.get(id), ...value });
    }
    for (const one of within)
      if (typeof one === 'object' && one !== null) queue.push({ value: one, depth: depth + 1 });
  }
  return found;
}

function documentsIn(text: string): unknown[] {
  const texts = /^\s*[[{]/.test(text) ? [text] : scriptsIn(text);
  const read = texts.flatMap((one) => {
    try {
      return [JSON.parse(one) as unknown];
    } catch {
      return [];
    }
  });
  if (read.length === 0) throw unreadable('There is no JSON-LD in it.');
  return read;
}

/**
 * Returns the JSON-LD scripts of a page in linear time; a regular expression could take quadratic time on a malicious
 * page.
 */
function scriptsIn(html: string): string[] {
  const scripts: string[] = [];
  const lower = html.toLowerCase();
  for (let at = lower.indexOf('<script'); at !== -1; at = lower.indexOf('<script', at)) {
    const begin = lower.indexOf('>', at);
    const end = lower.indexOf('</script', begin);
    if (begin === -1 || end === -1) break;
    if (lower.slice(at, begin).includes('application/ld+json')) scripts.push(html.slice(begin + 1, end));
    at = end;
  }
  return scripts;
}
