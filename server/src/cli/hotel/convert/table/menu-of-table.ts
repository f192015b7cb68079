import {
  unreadable,
  type ConvertedItem,
  type ConvertedMenu,
  type ConvertedText,
} from '../model/converted-menu';
import type { TargetHotel } from '../model/target-hotel';
import { keyOfName } from '../model/key-of-name';
import { decimalMarkOf, parsePrice, priceOf, type PriceStyle } from '../model/prices';
import type { Table } from './table';
import { readAllergensAndDiets } from './allergens-and-diets';

const TEXTS = ['name', 'description', 'section', 'menu'];
const UNTRANSLATED = ['key', 'price', 'allergens', 'dietary', 'picture'];
const TRANSLATED = new RegExp(`^(${TEXTS.join('|')})_([a-z]{2,3}(?:-[a-z]{2})?)$`);

/**
 * Reads the columns `menu, section, key, name, description, price, allergens, dietary, picture`, and translated texts
 * from columns such as `name_es`.
 */
export function menuOfTable(table: Table, { currency, precision, languages }: TargetHotel): ConvertedMenu {
  const [header = [], ...rows] = table;
  const columns = header.map((name) => String(name).trim().toLowerCase());
  assertColumns(columns);
  const cellOf = (row: readonly (string | number)[], column: string) => {
    const cell = row[columns.indexOf(column)] ?? '';
    return typeof cell === 'string' ? cell.trim() : cell;
  };
  const prices = rows.map((row) => cellOf(row, 'price')).filter((cell) => typeof cell === 'string');
  const mark = decimalMarkOf(prices);
  const menu: ConvertedMenu = {
    items: [],
    columns,
    readAs: mark === undefined ? [] : [`decimals after "${mark}"`],
    lost: columns.flatMap((column) => lostColumn(column, languages)),
  };
  for (const [i, cells] of rows.entries()) {
    if (cells.every((cell) => String(cell).trim() === '')) continue;
    const row = new TableRow(`row ${i + 2}`, { columns, languages }, (column) => cellOf(cells, column));
    addRow(menu, row, { currency, precision, mark });
  }
  assertUnique(menu.items);
  return menu;
}

function assertColumns(columns: readonly string[]): void {
  for (const needed of ['section', 'name'])
    if (!columns.includes(needed))
      throw unreadable(
        `Row 1 has no column "${needed}". Its columns are ${columns.slice(0, 20).join(', ').slice(0, 200)}.`,
      );
  const twice = columns.find((one, i) => one !== '' && columns.indexOf(one) !== i);
  if (twice !== undefined) throw unreadable(`Row 1 has two columns "${twice}".`);
}

function lostColumn(column: string, languages: readonly string[]): string[] {
  if (column === '' || UNTRANSLATED.includes(column) || TEXTS.includes(column)) return [];
  const lang = TRANSLATED.exec(column)?.[2];
  if (lang === undefined) return [`column "${column}"`];
  if (languageOf(lang, languages) !== undefined) return [];
  return [`column "${column}": hotel.yaml does not list "${lang}" as a further language`];
}

/**
 * Returns a language of a column as the hotel writes it: names of columns are compared in lower case, and the folder
 * of the translations is called `pt-BR`. It is `undefined` if the hotel does not list the language.
 */
const languageOf = (lang: string, languages: readonly string[]): string | undefined =>
  languages.length === 0 ? lang : languages.slice(1).find((one) => one.toLowerCase() === lang);

/** Gives access to the cells of a row by the names of their columns. */
class TableRow {
  constructor(
    readonly place: string,
    private readonly header: { columns: readonly string[]; languages: readonly string[] },
    readonly cell: (column: string) => string | number,
  ) {}

  string(column: string): string {
    return String(this.cell(column));
  }

  text(column: string): ConvertedText | undefined {
    const text = this.string(column);
    if (text === '' || isFormula(text)) return undefined;
    const { columns, languages } = this.header;
    const translations = columns.flatMap((one) => {
      const [, of, code = ''] = TRANSLATED.exec(one) ?? [];
      const lang = languageOf(code, languages);
      const translated = of === column ? this.string(one) : '';
      return lang === undefined || translated === '' || isFormula(translated)
        ? []
        : [[lang, translated] as const];
    });
    return { text, translations: Object.fromEntries(translations) };
  }

  formulas(): string[] {
    return this.header.columns.filter((one) => isFormula(this.string(one)));
  }
}

/** Returns whether a spreadsheet would run the text as a formula; such a text cannot belong to a menu. */
const isFormula = (text: string): boolean => /^=|^[@+-].*\(/s.test(text);

function addRow(menu: ConvertedMenu, row: TableRow, style: PriceStyle): void {
  const lost = (what: string) => menu.lost.push(`${row.place}: ${what}`);
  for (const column of row.formulas()) lost(`the formula in ${column}`);
  const [name, section] = [row.text('name'), row.text('section')];
  if (!name || !section) {
    lost(`it has no ${name ? 'section' : 'name'}`);
    return;
  }
  const named = row.text('menu');
  if (named && menu.name && named.text !== menu.name.text) {
    lost(`"${named.text}" is another menu than "${menu.name.text}"; convert it on its own`);
    return;
  }
  if (named) menu.name ??= named;
  const item: ConvertedItem = { place: row.place, section, name };
  const description = row.text('description');
  if (description) item.description = description;
  const key = row.string('key');
  if (key !== '' && !isFormula(key)) item.key = keyOfName(key);
  if (row.string('picture') !== '') item.picture = row.string('picture');
  const price = row.cell('price');
  if (price !== '' && !isFormula(String(price))) {
    const read = typeof price === 'number' ? priceOf(price, style) : parsePrice(price, style);
    if ('problem' in read) lost(read.problem);
    else item.price = read.price;
  }
  Object.assign(
    item,
    readAllergensAndDiets((column) => row.string(column), lost),
  );
  menu.items.push(item);
}

/** Throws if two rows look the same, because a later conversion could not tell their items apart. */
function assertUnique(items: readonly ConvertedItem[]): void {
  const places = new Map<string, string>();
  for (const { place, key, name, section } of items) {
    const identity = key ?? `${section.text}\n${name.text}`;
    const other = places.get(identity);
    if (other !== undefined)
      throw unreadable(
        key === undefined
          ? `${place}: "${name.text}" stands in the same section in ${other}. Give both rows a key.`
          : `${place}: the key "${key}" is that of ${other}.`,
      );
    places.set(identity, place);
  }
}
