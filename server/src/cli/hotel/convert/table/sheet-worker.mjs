import { read } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import { parentPort, workerData } from 'node:worker_threads';

const { bytes, maxCells, maxBytes } = workerData;

/** The parts of a workbook that affect its cells. All others, such as pictures and macros, are not even unpacked. */
const PARTS = /^(\[Content_Types\]\.xml|(_rels|docProps|xl)\/.*\.(xml|rels))$/i;

parentPort.postMessage(sheetOf(bytes));

function sheetOf(packed) {
  const parts = partsOf(packed);
  if (typeof parts === 'string') return { refusal: parts };
  // The library gets an archive that was packed here, so that its own unzip code never sees the untrusted file.
  const book = read(zipSync(parts, { level: 0 }), {
    type: 'array',
    dense: true,
    cellHTML: false,
    cellStyles: false,
    bookVBA: false,
    bookDeps: false,
    sheetRows: maxCells + 1,
    sheets: 0,
  });
  const [name, ...others] = book.SheetNames;
  const rows = book.Sheets[name]?.['!data'] ?? [];
  // A row is an array up to its last cell, so a single cell far to the right counts with all the empty cells before it.
  let cells = 0;
  for (const row of rows) cells += row?.length ?? 0;
  if (cells > maxCells) return { refusal: 'too-many-cells' };
  let formulas = 0;
  const valueOf = (cell) => {
    if (cell?.f !== undefined) formulas += 1;
    if (typeof cell?.v === 'number' && cell.t === 'n') return cell.v;
    return cell?.t === 's' || cell?.t === 'b' ? String(cell.v) : '';
  };
  const table = Array.from(rows, (row) => Array.from(row ?? [], valueOf));
  return { table, name, others, formulas };
}

/**
 * Returns the unpacked parts. Unpacking never writes more than the size in the header of a part, so the sum of these
 * sizes limits the memory.
 */
function partsOf(packed) {
  let unpacked = 0;
  try {
    const parts = unzipSync(packed, {
      filter({ name, originalSize }) {
        if (!PARTS.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > maxBytes) throw new RangeError('too large');
        return true;
      },
    });
    return Object.keys(parts).length > 0 ? parts : 'not-a-workbook';
  } catch (error) {
    return error instanceof RangeError && error.message === 'too large' ? 'too-large' : 'not-a-workbook';
  }
}
