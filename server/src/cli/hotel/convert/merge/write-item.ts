import { isDeepStrictEqual } from 'node:util';
import { Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { ConvertedItem } from '../model/converted-menu';
import { keyOfName } from '../model/key-of-name';

const WRITTEN = ['name', 'description', 'price', 'portions', 'allergens', 'dietary', 'picture'] as const;

interface WriteOptions {
  /** The values of the item at the last conversion. */
  before: Readonly<Record<string, unknown>> | undefined;
  precision: number;
  hasField: (field: string) => boolean;
}

/**
 * Writes the values that have changed in the source since the last conversion, so that manual edits of the others are
 * preserved. A value that the source no longer has is removed, because an old list of allergens must not look
 * complete. Returns the names of the changed fields.
 */
export function writeItem(
  target: YAMLMap,
  item: ConvertedItem,
  { before, precision, hasField }: WriteOptions,
): string[] {
  const changed: string[] = [];
  for (const field of WRITTEN) {
    const value = field === 'name' || field === 'description' ? item[field]?.text : item[field];
    if (value === undefined) {
      const isCleared = before?.[field] !== undefined && hasField(field);
      if (isCleared && target.delete(field)) changed.push(`${field} removed`);
      continue;
    }
    if (before && isSame(before[field], value)) continue;
    const was = JSON.stringify(target.get(field));
    target.set(field, nodeOf(value, precision));
    if (JSON.stringify(target.get(field)) !== was) changed.push(field);
    if (field === 'portions') target.delete('price');
    if (field === 'price') target.delete('portions');
  }
  return changed;
}

/** The record was stored as JSON, which drops fields that are `undefined`, so the new value takes the same way. */
const isSame = (before: unknown, value: unknown): boolean =>
  isDeepStrictEqual(before, JSON.parse(JSON.stringify(value)));

function nodeOf(
  value: NonNullable<ConvertedItem[(typeof WRITTEN)[number]]> | string,
  precision: number,
): unknown {
  if (typeof value === 'number') return priceNode(value, precision);
  if (!Array.isArray(value)) return value;
  const list = new YAMLSeq();
  list.flow = value.every((one) => typeof one === 'string');
  const taken = new Set<string>();
  for (const one of value) {
    if (typeof one === 'string') {
      list.add(one);
      continue;
    }
    const portion = new YAMLMap();
    portion.flow = true;
    const key = keyOfName(one.name.text, taken);
    taken.add(key);
    portion.set('key', key);
    portion.set('name', one.name.text);
    portion.set('price', priceNode(one.price, precision));
    list.add(portion);
  }
  return list;
}

/** Writes 3.5 as 3.50, as on a menu. Whole amounts get no decimals. */
function priceNode(price: number, precision: number): Scalar {
  const scalar = new Scalar(price);
  if (!Number.isInteger(price)) scalar.minFractionDigits = precision;
  return scalar;
}
