import { isDeepStrictEqual } from 'node:util';
import type { ContentRows } from '../rows/rows';
import { nestedPartsOf, type NestedPart } from './nested-parts';
import { rowChanges, rowsAsJson, type Row } from '../changes/row-changes';

export interface Difference {
  kind: 'added' | 'changed' | 'gone';
  /** The table, such as `menuItem`. */
  what: keyof ContentRows;
  name: string;
  /** Describes the differences for people. Allergens and prices come first. */
  details: string[];
}

interface DiffOptions {
  language: string;
  precision: number;
  currency: string;
}

/** Describes what publishing would change. Changes of allergens come first, then those of prices. */
export function differencesOf(live: ContentRows | null, next: ContentRows): Difference[] {
  const [hotel] = next.property;
  const options: DiffOptions = {
    language: hotel?.defaultLanguage ?? 'en',
    precision: hotel?.currencyPrecision ?? 2,
    currency: hotel?.currency ?? '',
  };
  const differences = rowChanges(live && rowsAsJson(live), rowsAsJson(next)).flatMap(
    ({ table: { name: what }, added, changed, gone }) => {
      const named = (row: Row) => nameOf(row, options.language, [...next.outlet, ...(live?.outlet ?? [])]);
      return [
        ...changed.map(({ before, after }): Difference => ({
          kind: 'changed',
          what,
          name: named(after),
          details: detailsOf(before, after, options),
        })),
        ...added.map((row): Difference => ({ kind: 'added', what, name: named(row), details: [] })),
        ...gone.map((row): Difference => ({
          kind: 'gone',
          what,
          name: named(row),
          details: renamedTo(row, added),
        })),
      ];
    },
  );
  return differences.sort((a, b) => weightOf(a) - weightOf(b));
}

const weightOf = ({ details: [first = ''] }: Difference) => weightOfDetail(first);

const weightOfDetail = (detail: string) =>
  detail.startsWith('allergens') ? 0 : detail.startsWith('price') ? 1 : 2;

/** Policies have no name of their own; they are called like their outlet. */
function nameOf(row: Row, language: string, outlets: ContentRows['outlet']): string {
  const outlet = outlets.find(({ id }) => id === row.outletId);
  const name = row.name ?? row.title ?? row.slug ?? outlet?.name ?? row.propertyId;
  return typeof name === 'object' && name !== null ? textIn(name, language) : String(name);
}

const textIn = (text: object, language: string): string =>
  String(Object.entries(text).find(([lang]) => lang === language)?.[1] ?? '');

/**
 * Suggests to keep the id if an entry with the same name was added under another key, because it was probably renamed.
 */
function renamedTo(gone: Row, added: Row[]): string[] {
  const same = added.find(({ name, menuId, sectionId }) =>
    isDeepStrictEqual([name, menuId, sectionId], [gone.name, gone.menuId, gone.sectionId]),
  );
  return same && gone.name !== undefined && gone.id !== undefined
    ? [`renamed? Then write "uuid: ${String(gone.id)}" beside the new key, so that baskets and links keep it`]
    : [];
}

/** Describes a row that has changed. What concerns allergens comes first, then prices, then everything else. */
function detailsOf(before: Row, after: Row, options: DiffOptions): string[] {
  const columns = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  // The price of an item with portions is that of the cheapest one, which is listed with the portions.
  const hasOwnPrice = !columns.includes('portions') || nestedPartsOf(after.portions).size === 0;
  const details = [
    ...valueDetails(hasOwnPrice ? before : { ...before, price: after.price }, after, '', options),
    ...columns.flatMap((name) => partDetails(before[name], after[name], options)),
    ...columns.filter((name) => name !== 'price' && !(name in ALLERGEN_TITLES)),
  ];
  return details.sort((a, b) => weightOfDetail(a) - weightOfDetail(b));
}

const ALLERGEN_TITLES = {
  allergens: 'allergens',
  mayContain: 'allergens that it may contain',
  removesAllergens: 'allergens that it removes',
};

/** Describes other allergens and prices of a row or of a part of it. `of` names the part. */
function valueDetails(before: Row, after: Row, of: string, options: DiffOptions): string[] {
  const allergens = Object.entries(ALLERGEN_TITLES).flatMap(([name, title]) =>
    isDeepStrictEqual(before[name], after[name])
      ? []
      : [`${title}${of}: ${listed(before[name])} > ${listed(after[name])}`],
  );
  return before.price === after.price
    ? allergens
    : [...allergens, `price${of}: ${priceChange(before.price, after.price, options)}`];
}

/** Describes the portions, options and units within a column. */
function partDetails(before: unknown, after: unknown, options: DiffOptions): string[] {
  const [old, current] = [nestedPartsOf(before), nestedPartsOf(after)];
  const named = ({ name }: { name: unknown }) =>
    ` of "${typeof name === 'object' && name !== null ? textIn(name, options.language) : String(name)}"`;
  return [
    ...[...current].flatMap(([id, part]) => {
      const was = old.get(id);
      return was
        ? valueDetails({ ...was }, { ...part }, named(part), options)
        : newPartDetails(part, named(part), options);
    }),
    ...[...old].flatMap(([id, part]) => (current.has(id) ? [] : [`price${named(part)}: gone`])),
  ];
}

function newPartDetails(part: NestedPart, of: string, options: DiffOptions): string[] {
  const allergens = Object.entries(ALLERGEN_TITLES).flatMap(([name, title]) => {
    const value: unknown = Object.entries(part).find(([field]) => field === name)?.[1];
    return Array.isArray(value) && value.length > 0 ? [`${title}${of}: new, ${listed(value)}`] : [];
  });
  return [...allergens, `price${of}: new, ${moneyOf(part.price, options)}`];
}

function priceChange(before: unknown, after: unknown, options: DiffOptions): string {
  const percent =
    typeof before === 'number' && typeof after === 'number' && before !== 0
      ? ` (${after > before ? '+' : ''}${Math.round(((after - before) / before) * 100)} %)`
      : '';
  return `${moneyOf(before, options)} > ${moneyOf(after, options)}${percent}`;
}

const moneyOf = (value: unknown, options: DiffOptions): string =>
  typeof value === 'number' ? money(value, options) : 'none';

const listed = (value: unknown) =>
  Array.isArray(value) ? (value.length === 0 ? 'none' : value.join(', ')) : 'not declared';

const money = (amount: number, { precision, currency }: DiffOptions) =>
  `${currency} ${(amount / 10 ** precision).toFixed(precision)}`;

export const formatDifference = ({ kind, what, name, details }: Difference): string =>
  `${{ added: '+', changed: '~', gone: '-' }[kind]} ${what} "${name}"${details.length === 0 ? '' : `: ${details.join('; ')}`}`;
