import { CsvError, parse } from 'csv-parse/sync';
import { unreadable } from '../model/converted-menu';
import { decodeText } from './decode-text';
import { MAX_CELLS, tooManyCells, type Table } from './table';

const SEPARATORS = [',', ';', '\t', '|'];
const MAX_ROW = 200_000;

/** Reads a CSV file and detects its encoding and separator. */
export function readCsv(bytes: Buffer, maxCells = MAX_CELLS): { table: Table; readAs: string[] } {
  const { text, encoding } = decodeText(bytes);
  const [marker, named] = /^sep=(.)\r?\n/.exec(text) ?? [''];
  const separator = named ?? separatorOf(text);
  let cells = 0;
  try {
    // The cast is needed because the types of the library do not know that records are lists if `columns` is not set.
    const table = parse(text.slice(marker.length), {
      delimiter: separator,
      relax_column_count: true,
      max_record_size: MAX_ROW,
      on_record(row: string[]) {
        cells += row.length;
        if (cells > maxCells) throw tooManyCells(maxCells);
        return row;
      },
    }) as string[][];
    const separatorName = separator === '\t' ? 'tabs' : `"${separator}"`;
    return { table, readAs: [encoding, `separated by ${separatorName}`] };
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(`This is no table: ${error.message}.`);
    throw error;
  }
}

/** Returns the separator that occurs most often in the header, outside of quotation marks. */
function separatorOf(text: string): string {
  const header = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (one: string) => header.split(one).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
