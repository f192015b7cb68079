import { unreadable } from '../model/converted-menu';

export const MAX_CELLS = 50_000;
export const tooManyCells = (most = MAX_CELLS) => unreadable(`The table has more than ${most} cells.`);

/** A table, its header first. Numbers come from spreadsheets, which know them as such. */
export type Table = readonly (readonly (string | number)[])[];
