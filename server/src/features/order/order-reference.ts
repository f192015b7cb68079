import { randomInt } from 'node:crypto';

/** Without what is easily taken for something else when it is read out: 0, 1, I, L, O, U. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** By which people speak of an order. */
export const newReference = (): string =>
  `OR-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
