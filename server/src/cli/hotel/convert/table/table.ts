import { unreadable } from '../model/converted-menu';

export const MAX_CELLS = 50_000;
export const tooManyCells = (most = MAX_CELLS) => unreadable(`The table has more than ${most} cells.`);

/**
 * The rows of a table, the header first. Only spreadsheets have cells that are numbers; those of CSV files are text.
 */
export type Table = readonly (readonly (string | number)[])[];
