import {
  isMap,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import type { FolderFiles } from '../folder/read-folder';
import type { ContentEntry } from '../model/content-entries';
import { applyEdits, type TextEdit } from './text-edit';

interface Renaming {
  to: string;
  /** The key of the directory that contains the terms and the privacy notice. */
  legalDirectory: string;
}

/** The YAML keys whose values refer to an entry of each kind. */
const NAMED_BY: Readonly<Partial<Record<ContentEntry['kind'], readonly string[]>>> = {
  outlet: ['outlet', 'book', 'order'],
  directory: ['directory', 'parent'],
  activity: ['activity'],
  request: ['request'],
  entry: ['terms', 'privacy'],
};

/**
 * Renames the key of an entry in its own file, in files that refer to it and in its translations. Its id and the ids
 * of its parts stay the same. Returns the texts of the changed files.
 */
export function renameKey(files: FolderFiles, entry: ContentEntry, renaming: Renaming): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [file, text] of files) {
    const document = parseDocument(text);
    const edits = [
      ...(file === entry.file ? editsOfEntry(document, text, entry, renaming) : []),
      ...editsOfNames(document, file, entry, renaming),
      ...editsOfTexts(document, file, entry, renaming.to),
    ];
    if (edits.length > 0) changed.set(file, applyEdits(text, edits));
  }
  return changed;
}

/** Replaces the key and adds the id, unless the file contains it: until now it was derived from the key. */
function editsOfEntry(document: Document, text: string, entry: ContentEntry, { to }: Renaming): TextEdit[] {
  const map = entry.path.length === 0 ? document.contents : document.getIn(entry.path.map(toStep), true);
  if (!isMap(map)) throw new Error(`${entry.file} has no ${entry.name}`);
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === 'key');
  if (!pair || !isScalar(pair.value)) throw new Error(`${entry.name} has no key`);
  const added = [
    ...(entry.uuid === undefined ? [`uuid: ${entry.id}`] : []),
    ...(entry.hasParts && entry.formerKey === undefined ? [`formerKey: ${entry.key}`] : []),
  ];
  return [replaced(pair.value, to), ...(added.length > 0 ? [insertedAfter(map, pair, text, added)] : [])];
}

const toStep = (step: PropertyKey) => (typeof step === 'symbol' ? String(step) : step);

const replaced = (scalar: Scalar, text: string): TextEdit => {
  const [from = 0, to = 0] = scalar.range ?? [];
  return { from, to, text };
};

function insertedAfter(map: YAMLMap, pair: Pair, text: string, added: string[]): TextEdit {
  const end = isScalar(pair.value) ? (pair.value.range?.[1] ?? 0) : 0;
  if (map.flow) return { from: end, to: end, text: added.map((one) => `, ${one}`).join('') };
  const start = isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  const lineEnd = text.indexOf('\n', end);
  // The lines are inserted after the end of the line, so that a comment behind the key stays in its place.
  const at = lineEnd === -1 ? text.length : lineEnd;
  return { from: at, to: at, text: added.map((one) => `\n${indent}${one}`).join('') };
}

function editsOfNames(document: Document, file: string, entry: ContentEntry, renaming: Renaming): TextEdit[] {
  const names = NAMED_BY[entry.kind] ?? [];
  const isEntry = entry.kind === 'entry';
  if (isEntry && !entry.name.startsWith(`${renaming.legalDirectory}/`)) return [];
  if (!(isEntry ? /^hotel\.yaml$/ : /^(hotel\.yaml$|directories\/|activities\/)/).test(file)) return [];
  const edits: TextEdit[] = [];
  visit(document, {
    Pair(_key, { key, value }) {
      if (isScalar(key) && names.includes(String(key.value)) && isScalar(value) && value.value === entry.key)
        edits.push(replaced(value, renaming.to));
    },
  });
  return edits;
}

/**
 * Renames the places in the files of translations, which begin with the keys of the entries that the texts belong to.
 */
function editsOfTexts(document: Document, file: string, entry: ContentEntry, to: string): TextEdit[] {
  if (entry.placesBefore === undefined || !/^texts\/[^/]+\//.test(file)) return [];
  if (file.replace(/^texts\/[^/]+\//, '') !== entry.file || !isMap(document.contents)) return [];
  const before = `${entry.placesBefore}${entry.key}`;
  return document.contents.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const place = String(key.value);
    const rest = place.slice(before.length);
    if (!place.startsWith(before) || !/^[./]/.test(rest)) return [];
    const next = `${entry.placesBefore}${to}${rest}`;
    return replaced(key, key.type === 'PLAIN' ? next : JSON.stringify(next));
  });
}
