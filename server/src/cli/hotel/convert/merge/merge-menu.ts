import { isSeq, type YAMLMap } from 'yaml';
import type { ConvertedItem, ConvertedMenu, ConvertedText } from '../model/converted-menu';
import { identityOf, valuesOf, type ConversionRecord } from './conversion-record';
import { keyOfName } from '../model/key-of-name';
import { mapsIn, MenuDocument, textIn, type ItemNode } from './menu-document';
import { writeItem } from './write-item';

interface MergeOptions {
  /** The current text of the file, which must be valid; `undefined` if there is no file yet. */
  existing: string | undefined;
  /** The key of the menu if the file is new. */
  key: string;
  record: ConversionRecord;
  /** The number of decimals of the currency. */
  precision: number;
}

/** A translation together with the text it translates. */
interface Translation {
  source: string;
  text: string;
  /** Whether it replaces an existing translation of the same text. */
  isNew: boolean;
}

export interface MergedMenu {
  yaml: string;
  record: ConversionRecord;
  added: string[];
  /** The keys of changed items with the changed fields, such as `bread: price`. */
  changed: string[];
  /** The keys of items that the source does not have. They stay in the file. */
  onlyHere: string[];
  /** The names of items that somebody has removed from the file by hand. They are not added again. */
  removedHere: string[];
  /** New and changed translations by language and by place in the file. */
  texts: Map<string, Map<string, Translation>>;
}

/**
 * Merges a converted menu into a file. Keys, manual edits, comments and items that the source does not have are
 * preserved.
 */
export function mergeMenu(menu: ConvertedMenu, options: MergeOptions): MergedMenu {
  const { existing, key, record, precision } = options;
  const file = new MenuDocument(existing ?? '');
  const result: MergedMenu = {
    yaml: existing ?? '',
    record: { sections: { ...record.sections }, items: { ...record.items } },
    added: [],
    changed: [],
    onlyHere: [],
    removedHere: [],
    texts: new Map(),
  };
  const hasHead = writeHead(file, menu, { key, record });
  if (menu.name) {
    result.record.name = menu.name.text;
    note(result, 'name', menu.name);
  }
  const hasField = (field: string) => menu.columns?.includes(field) ?? true;
  const matched = new Set<YAMLMap>();
  const identities = new Set<string>();
  for (const item of menu.items) {
    const identity = identityOf(item, identities);
    identities.add(identity);
    const before = record.items[identity];
    // The key may have been renamed since the last conversion; the item is then found by its name.
    const known =
      file.items().find((one) => before && textIn(one.item, 'key') === before.key) ??
      findItem(file.items(), item, matched);
    if (before && !known) {
      result.removedHere.push(item.name.text);
      continue;
    }
    const place = known ?? addItem(file, item, result.record);
    matched.add(place.item);
    const itemKey = textIn(place.item, 'key');
    const fields = writeItem(place.item, item, { before: before?.values, precision, hasField });
    if (!known) result.added.push(itemKey);
    else if (fields.length > 0) result.changed.push(`${itemKey}: ${fields.join(', ')}`);
    // The values of columns that the source lacks this time are remembered for the time at which they are back.
    const kept = Object.entries(before?.values ?? {}).filter(([field]) => !hasField(field));
    result.record.items[identity] = {
      key: itemKey,
      values: { ...Object.fromEntries(kept), ...valuesOf(item) },
    };
    noteItem(result, item, place, before?.values);
  }
  result.onlyHere = file
    .items()
    .filter(({ item }) => !matched.has(item))
    .map(({ item }) => textIn(item, 'key'));
  if (hasHead || result.added.length + result.changed.length > 0) result.yaml = file.toString();
  return result;
}

/** Returns whether it has changed the head of the menu. */
function writeHead(
  { root }: MenuDocument,
  { name }: ConvertedMenu,
  { key, record }: Pick<MergeOptions, 'key' | 'record'>,
): boolean {
  const isNew = !root.has('key');
  const sections = root.get('sections', true);
  if (isNew) {
    root.delete('sections');
    root.set('key', key);
    root.set('name', name?.text ?? key);
    root.set('pricesIncludeTax', true);
    root.set('sections', sections);
  } else if (name && name.text !== record.name && name.text !== textIn(root, 'name')) {
    root.set('name', name.text);
    return true;
  }
  return isNew;
}

/** Finds an item that is not in the record, such as one written by hand: first by its key, then by its name. */
function findItem(all: ItemNode[], item: ConvertedItem, matched: ReadonlySet<YAMLMap>): ItemNode | undefined {
  const free = all.filter((one) => !matched.has(one.item));
  const named = free.filter((one) => textIn(one.item, 'name') === item.name.text);
  const key = item.key ?? keyOfName(item.name.text);
  return (
    free.find((one) => item.key !== undefined && textIn(one.item, 'key') === item.key) ??
    named.find((one) => textIn(one.section, 'name') === item.section.text) ??
    named[0] ??
    free.find((one) => textIn(one.item, 'key') === key)
  );
}

function addItem(file: MenuDocument, item: ConvertedItem, record: ConversionRecord): ItemNode {
  const section = file.section(item.section, record.sections[item.section.text]);
  record.sections[item.section.text] = textIn(section, 'key');
  const taken = new Set(file.items().map((one) => textIn(one.item, 'key')));
  return { item: file.add(section, keyOfName(item.key ?? item.name.text, taken)), section };
}

function noteItem(
  result: MergedMenu,
  item: ConvertedItem,
  place: ItemNode,
  before: Readonly<Record<string, unknown>> = {},
): void {
  const sectionKey = textIn(place.section, 'key');
  const at = `${sectionKey}/${textIn(place.item, 'key')}`;
  note(
    result,
    `${sectionKey}.name`,
    textIn(place.section, 'name') === item.section.text ? item.section : undefined,
  );
  for (const field of ['name', 'description'] as const)
    note(result, `${at}.${field}`, changedTranslations(item[field], field, before), true);
  const list = place.item.get('portions', true);
  for (const portion of isSeq(list) ? mapsIn(list) : []) {
    const named = item.portions?.find(({ name }) => name.text === textIn(portion, 'name'));
    note(result, `${at}/${textIn(portion, 'key')}.name`, named?.name);
  }
}

/** Leaves out translations that have not changed in the source, because somebody may have improved them by hand. */
function changedTranslations(
  named: ConvertedText | undefined,
  field: string,
  before: Readonly<Record<string, unknown>>,
): ConvertedText | undefined {
  if (!named) return undefined;
  const isNewSource = before[field] !== named.text;
  const translations = Object.entries(named.translations).filter(
    ([lang, text]) => isNewSource || before[`${field}_${lang}`] !== text,
  );
  return { text: named.text, translations: Object.fromEntries(translations) };
}

function note({ texts }: MergedMenu, place: string, named: ConvertedText | undefined, isNew = false): void {
  for (const [lang, text] of Object.entries(named?.translations ?? {})) {
    const ofLang = texts.get(lang) ?? new Map<string, Translation>();
    texts.set(lang, ofLang.set(place, { source: named?.text ?? '', text, isNew }));
  }
}
