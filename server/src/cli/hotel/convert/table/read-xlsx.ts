import { Worker } from 'node:worker_threads';
import { unreadable } from '../model/converted-menu';
import { MAX_CELLS, tooManyCells, type Table } from './table';

const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_HEAP_MB = 512;
const SECONDS = 20;

/** The message that the worker thread sends. */
type Sheet =
  | { table: (string | number)[][]; name: string; others: string[]; formulas: number }
  | { refusal: 'not-a-workbook' | 'too-large' | 'too-many-cells' };

/**
 * Reads the first sheet of a workbook in a worker thread with limited memory and time, because the file may be
 * malicious.
 */
export async function readXlsx(bytes: Buffer): Promise<{ table: Table; readAs: string[]; lost: string[] }> {
  const sheet = await sheetOf(bytes);
  if ('refusal' in sheet) throw refusalOf(sheet.refusal);
  const { table, name, others, formulas } = sheet;
  return {
    table,
    readAs: [
      `sheet "${name}"`,
      ...(formulas > 0 ? [`${formulas} formulas as the values that they had when the file was saved`] : []),
    ],
    lost: others.map((other) => `sheet "${other}"`),
  };
}

function refusalOf(refusal: 'not-a-workbook' | 'too-large' | 'too-many-cells'): Error {
  if (refusal === 'too-many-cells') return tooManyCells();
  return unreadable(
    refusal === 'too-large'
      ? `The workbook unpacks to more than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB.`
      : 'This is no workbook. Save it as .xlsx, without a password.',
  );
}

function sheetOf(bytes: Buffer): Promise<Sheet> {
  const worker = new Worker(new URL('./sheet-worker.mjs', import.meta.url), {
    workerData: { bytes, maxCells: MAX_CELLS, maxBytes: MAX_UNPACKED_BYTES },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // The thread must not inherit the options of this process, such as a loader for TypeScript.
    execArgv: [],
  });
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    void worker.terminate();
  }, SECONDS * 1_000);
  return new Promise<Sheet>((done, failed) => {
    worker.once('message', done);
    worker.once('error', (error: Error) =>
      failed(unreadable(`The workbook cannot be read: ${error.message}`)),
    );
    worker.once('exit', () =>
      failed(
        unreadable(`The workbook cannot be read${isLate ? ` within ${SECONDS} seconds` : ' to its end'}.`),
      ),
    );
  }).finally(() => {
    clearTimeout(late);
    void worker.terminate();
  });
}
