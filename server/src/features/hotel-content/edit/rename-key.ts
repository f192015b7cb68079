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

/** The YAML keys whose values refer to a thing of each kind. */
const NAMED_BY: Readonly<Partial<Record<ContentEntry['kind'], readonly string[]>>> = {
  outlet: ['outlet', 'book', 'order'],
  directory: ['directory', 'parent'],
  activity: ['activity'],
  request: ['request'],
  entry: ['terms', 'privacy'],
};

/**
 * Renames the key of a thing in its own file, in files that refer to it and in its translations. Its id and the ids
 * of its parts stay the same. Returns the texts of the changed files.
 */
export function renameKey(files: FolderFiles, thing: ContentEntry, renaming: Renaming): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [file, text] of files) {
    const document = parseDocument(text);
    const edits = [
      ...(file === thing.file ? editsOfThing(document, text, thing, renaming) : []),
      ...editsOfNames(document, file, thing, renaming),
      ...editsOfTexts(document, file, thing, renaming.to),
    ];
    if (edits.length > 0) changed.set(file, applyEdits(text, edits));
  }
  return changed;
}

/** Replaces the key and adds the id, unless the file contains it: until now it was derived from the key. */
function editsOfThing(document: Document, text: string, thing: ContentEntry, { to }: Renaming): TextEdit[] {
  const map = thing.path.length === 0 ? document.contents : document.getIn(thing.path.map(toStep), true);
  if (!isMap(map)) throw new Error(`${thing.file} has no ${thing.name}`);
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === 'key');
  if (!pair || !isScalar(pair.value)) throw new Error(`${thing.name} has no key`);
  const added = [
    ...(thing.uuid === undefined ? [`uuid: ${thing.id}`] : []),
    ...(thing.hasParts && thing.formerKey === undefined ? [`formerKey: ${thing.key}`] : []),
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

function editsOfNames(document: Document, file: string, thing: ContentEntry, renaming: Renaming): TextEdit[] {
  const names = NAMED_BY[thing.kind] ?? [];
  const isEntry = thing.kind === 'entry';
  if (isEntry && !thing.name.startsWith(`${renaming.legalDirectory}/`)) return [];
  if (!(isEntry ? /^hotel\.yaml$/ : /^(hotel\.yaml$|directories\/|activities\/)/).test(file)) return [];
  const edits: TextEdit[] = [];
  visit(document, {
    Pair(_key, { key, value }) {
      if (isScalar(key) && names.includes(String(key.value)) && isScalar(value) && value.value === thing.key)
        edits.push(replaced(value, renaming.to));
    },
  });
  return edits;
}

/**
 * Renames the places in the files of translations, which begin with the keys of the things that the texts belong to.
 */
function editsOfTexts(document: Document, file: string, thing: ContentEntry, to: string): TextEdit[] {
  if (thing.placesBefore === undefined || !/^texts\/[^/]+\//.test(file)) return [];
  if (file.replace(/^texts\/[^/]+\//, '') !== thing.file || !isMap(document.contents)) return [];
  const before = `${thing.placesBefore}${thing.key}`;
  return document.contents.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const place = String(key.value);
    const rest = place.slice(before.length);
    if (!place.startsWith(before) || !/^[./]/.test(rest)) return [];
    const next = `${thing.placesBefore}${to}${rest}`;
    return replaced(key, key.type === 'PLAIN' ? next : JSON.stringify(next));
  });
}
