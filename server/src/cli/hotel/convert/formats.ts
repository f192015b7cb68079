import { unreadable, type ConvertedMenu } from './model/converted-menu';
import { FORMAT_NAMES } from './model/format-names';
import type { TargetHotel } from './model/target-hotel';
import { decodeText } from './table/decode-text';
import { menuOfTable } from './table/menu-of-table';
import { readCsv } from './table/read-csv';
import { readXlsx } from './table/read-xlsx';
import { readGoogleMenu } from './web/read-google-menu';
import { readJsonLd } from './web/read-json-ld';

/** Reads a menu of another format from the bytes of its file. */
type ReadFormat = (bytes: Buffer, hotel: TargetHotel) => Promise<ConvertedMenu>;

const FORMATS: Readonly<Record<(typeof FORMAT_NAMES)[number], ReadFormat>> = {
  async csv(bytes, hotel) {
    const { table, readAs } = readCsv(bytes);
    const menu = menuOfTable(table, hotel);
    return { ...menu, readAs: [...readAs, ...menu.readAs] };
  },
  async xlsx(bytes, hotel) {
    const { table, readAs, lost } = await readXlsx(bytes);
    const menu = menuOfTable(table, hotel);
    return { ...menu, readAs: [...readAs, ...menu.readAs], lost: [...lost, ...menu.lost] };
  },
  async 'schema-org'(bytes, hotel) {
    return readJsonLd(decodeText(bytes).text, hotel);
  },
  async 'google-menu'(bytes, hotel) {
    return readGoogleMenu(parseJson(decodeText(bytes).text), hotel);
  },
};

/** Returns how a format is read, or `undefined` for an unknown one. */
export function readerOf(format: string): ReadFormat | undefined {
  const name = FORMAT_NAMES.find((one) => one === format);
  return name && FORMATS[name];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(`This is no JSON: ${error instanceof Error ? error.message : ''}.`);
  }
}
