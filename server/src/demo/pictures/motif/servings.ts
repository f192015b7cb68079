import { dim, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { oval } from '../canvas/shapes';
import { bowlFromAbove, cutlery, plate, servingBoard, tableFromAbove } from './tableware';

/** Food on a plate laid with cutlery, seen from above. */
export const onPlate = (d: Drawing, food: string, rim?: string): string =>
  tableFromAbove(d) + cutlery(d, 400, 300, 206) + plate(d, 400, 300, 206, rim) + food;

/** Food on a wooden board, seen from above. */
export const onBoard = (d: Drawing, food: string): string =>
  tableFromAbove(d) + servingBoard(d, 400, 300, 500, 340) + food;

/** Food in a wide bowl laid with cutlery, seen from above. */
export const inBowl = (d: Drawing, food: string): string =>
  tableFromAbove(d) + cutlery(d, 400, 300, 206) + bowlFromAbove(d, 400, 300, 200) + food;

/** A round wooden board on the table, seen from a seat. */
export const boardFromSeat = (d: Drawing): string =>
  oval(410 + d.light.shadow, 512, 262, 46, d.colours.dark, 0.3) +
  oval(400, 500, 258, 46, dim(d.colours.wood, 0.2)) +
  oval(400, 488, 258, 45, pale(d.colours.wood, 0.25)) +
  oval(400, 486, 226, 36, pale(d.colours.wood, 0.12));

/** A flat plate on the table, seen from a seat, `w` from its middle to its rim. */
export const dishFromSeat = (d: Drawing, w = 240): string =>
  oval(412 + d.light.shadow, 512, w, 46, d.colours.dark, 0.26) +
  oval(400, 500, w, 46, d.colours.accent) +
  oval(400, 494, w, 44, d.colours.white) +
  oval(400, 496, w * 0.74, 30, dim(d.colours.white, 0.08));
