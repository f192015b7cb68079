import { isNode, isScalar, visit, type Document } from 'yaml';

interface KeyMistake {
  code: string;
  /** The position of the key in the text. */
  offset: number | undefined;
  message: string;
}

/**
 * Finds a key of which the value would be lost, because a number and a text of the same characters, such as 2 and "2",
 * are one key of an object, and a key that is a list or a map, which is mostly a template such as `{{ name }}`.
 */
export function findKeyMistake(document: Document): KeyMistake | undefined {
  let found: KeyMistake | undefined;
  visit(document, {
    Map(_key, { items }) {
      const known = new Set<string>();
      for (const { key } of items) {
        if (!isNode(key)) continue;
        const mistake = mistakeOf(isScalar(key) ? String(key.value ?? '') : undefined, known);
        if (!mistake) continue;
        found = { ...mistake, offset: key.range?.[0] };
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return found;
}

function mistakeOf(key: string | undefined, known: Set<string>): Omit<KeyMistake, 'offset'> | undefined {
  if (key === undefined)
    return { code: 'yaml-special', message: 'Keys that are lists or maps are not used in these files.' };
  if (known.has(key)) return { code: 'key-duplicate', message: 'This key stands here twice.' };
  known.add(key);
  return undefined;
}
