import { unreadable } from '../convert/model/converted-menu';
import { readCsv } from '../convert/table/read-csv';
import type { TextToTranslate } from './texts-in-step';

const COLUMNS = ['file', 'place', 'source', 'text', 'state'];
const MAX_CELLS = 500_000;

/**
 * Formats texts as a CSV table for a translator, who fills in the column `text`. The column `state` shows which texts
 * need work.
 */
export const textsTable = (texts: readonly TextToTranslate[]): string =>
  [COLUMNS, ...texts.map(rowOf)].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

const rowOf = (one: TextToTranslate): string[] => {
  const { file, place, source, translated } = one;
  return [file, place, source, translated?.text ?? '', stateOf(one)];
};

export function stateOf({ source, translated }: TextToTranslate): 'missing' | 'done' | 'outdated' {
  if (!translated?.text) return 'missing';
  return translated.source === source ? 'done' : 'outdated';
}

/**
 * A spreadsheet runs a cell that begins with one of these characters as a formula. A leading apostrophe makes it a
 * text.
 */
const FORMULA_START = /^'*[=+\-@\t\r]/;
const cellOf = (text: string): string =>
  `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
const textOf = (cell: string): string => {
  const text = cell.replaceAll('\r\n', '\n').trim();
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;
};

/**
 * Reads a table that a translator has filled in. A translation is stored with the source of its row, so it counts as
 * outdated if the source has changed since.
 */
export function readTranslations(bytes: Buffer, texts: readonly TextToTranslate[]) {
  const [header = [], ...rows] = readCsv(bytes, MAX_CELLS).table;
  const columns = header.map((one) => String(one).trim().toLowerCase());
  for (const needed of COLUMNS.slice(0, 4))
    if (!columns.includes(needed)) throw unreadable(`Row 1 has no column "${needed}".`);
  const known = new Map(texts.map((one) => [`${one.file}\n${one.place}`, one]));
  const translations = new Map<TextToTranslate, { source: string; text: string }>();
  const seen = new Map<string, number>();
  const lost: string[] = [];
  for (const [i, row] of rows.entries()) {
    const cell = (column: string) => textOf(String(row[columns.indexOf(column)] ?? ''));
    const id = `${cell('file')}\n${cell('place')}`;
    const [text, number] = [cell('text'), i + 2];
    if (text === '') continue;
    const other = seen.get(id);
    if (other !== undefined) throw unreadable(`Row ${number} has the place of row ${other}.`);
    seen.set(id, number);
    const one = known.get(id);
    if (!one) lost.push(`row ${number}: ${cell('file')} has no text "${cell('place')}"`);
    else if (!isSame(one, { text, isDone: cell('state').toLowerCase() === 'done' }))
      translations.set(one, { source: sourceOf(one, cell('source')), text });
  }
  return { translations, lost };
}

/** An unchanged translation of a changed source stays outdated, unless the translator has set its state to `done`. */
const isSame = ({ source, translated }: TextToTranslate, now: { text: string; isDone: boolean }): boolean =>
  translated?.text === now.text && (translated.source === source || !now.isDone);

const sourceOf = ({ source }: TextToTranslate, cell: string): string =>
  cell === textOf(source) ? source : cell;
