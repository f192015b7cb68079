import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import type { Problem } from '../model/problem';
import { findKeyMistake } from './key-mistake';
import { excessiveNestingAt } from './nesting-limit';
import { yamlMistake } from './yaml-mistake';

export type Path = readonly PropertyKey[];
type Place = Pick<Problem, 'line' | 'column'>;

/** A parsed file of the folder that knows the line and column of each of its parts. */
export interface SourceFile {
  path: string;
  text: string;
  value: unknown;
  /** Returns the place of a value, or that of its nearest existing parent. */
  placeOf(path: Path): Place;
  /** Returns the characters of a number or plain text as they stand in the file, such as `1.250` or `007`. */
  writtenAt(path: Path): string | undefined;
  /** Returns the place of a key in the map at this path. */
  placeOfKey(path: Path, key: string): Place;
  /** Finds keys that new content must not have. Stored versions may have them, and have to stay readable. */
  keyProblems(): Problem[];
}

const TOO_DEEP = 'This is no valid YAML: it is nested too deeply.';
const START: Place = { line: 1, column: 1 };

interface ParsedSource {
  file?: SourceFile;
  problems: Problem[];
}

export function parseSource(path: string, text: string): ParsedSource {
  try {
    const deep = excessiveNestingAt(text);
    return deep === undefined ? parsed(path, text) : tooDeep(path, placeIn(text, deep));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return tooDeep(path, START);
  }
}

const tooDeep = (file: string, place: Place): ParsedSource => ({
  problems: [{ severity: 'error', code: 'yaml-invalid', file, ...place, message: TOO_DEEP }],
});

/** Returns the line and column of a character of a text. */
export function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function parsed(path: string, text: string): ParsedSource {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: true,
    version: '1.2',
    // Node.js would print a warning about a key that is a map.
    logLevel: 'error',
  });
  const at = (offset: number | undefined): Place => {
    if (offset === undefined) return START;
    const { line, col: column } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, column) };
  };
  const problem = (code: string, offset: number | undefined, message: string): Problem => ({
    severity: 'error',
    code,
    file: path,
    ...at(offset),
    message,
  });
  const [error] = document.errors;
  if (error) {
    if (error.code === 'DUPLICATE_KEY')
      return { problems: [problem('key-duplicate', error.pos[0], 'This key stands here twice.')] };
    const { offset, message, suggestion } = yamlMistake(error, document);
    return { problems: [{ ...problem('yaml-invalid', offset, message), ...(suggestion && { suggestion }) }] };
  }
  const special = findSpecial(document);
  if (special) {
    const message = 'Anchors, aliases, tags and merge keys are not used in these files.';
    return { problems: [problem('yaml-special', special.range?.[0], message)] };
  }
  const unstorable = text.includes('\0') ? text.indexOf('\0') : findUnstorable(document)?.range?.[0];
  if (unstorable !== undefined) {
    const message = 'The text contains a character that cannot be stored: \\0 or half of a surrogate pair.';
    return { problems: [problem('text-unstorable', unstorable, message)] };
  }
  const offsetOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);
  const file: SourceFile = {
    path,
    text,
    value: document.toJS(),
    placeOf: (of) => at(offsetOf(innermost(document, of))),
    writtenAt(of) {
      const node = nodeAt(document, of);
      return isScalar(node) ? node.source : undefined;
    },
    placeOfKey(of, key) {
      const map = nodeAt(document, of);
      const pair = isMap(map)
        ? map.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
        : undefined;
      return at(offsetOf(pair?.key) ?? offsetOf(map));
    },
    keyProblems() {
      const found = findKeyMistake(document);
      return found ? [problem(found.code, found.offset, found.message)] : [];
    },
  };
  return { file, problems: [] };
}

/** Finds a text that PostgreSQL cannot store, because it contains NUL or a lone surrogate. */
function findUnstorable(document: Document): Node | undefined {
  let found: Node | undefined;
  visit(document, {
    Scalar(_key, node) {
      const { value } = node;
      if (typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))) return undefined;
      found = node;
      return visit.BREAK;
    },
  });
  return found;
}

function findSpecial(document: Document): Node | undefined {
  let found: Node | undefined;
  visit(document, {
    Node(_key, node) {
      if (!isAlias(node) && node.anchor === undefined && node.tag === undefined) return undefined;
      found = node;
      return visit.BREAK;
    },
    Pair(_key, { key }) {
      if (!isScalar(key) || key.value !== '<<') return undefined;
      found = key;
      return visit.BREAK;
    },
  });
  return found;
}

function nodeAt(document: Document, path: Path): unknown {
  let node: unknown = document.contents;
  for (const key of path) {
    if (!isCollection(node)) return undefined;
    node = isMap(node)
      ? node.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key))?.value
      : node.get(key, true);
  }
  return node;
}

function innermost(document: Document, path: Path): unknown {
  for (let length = path.length; length >= 0; length--) {
    const node = nodeAt(document, path.slice(0, length));
    if (isNode(node)) return node;
  }
  return undefined;
}
