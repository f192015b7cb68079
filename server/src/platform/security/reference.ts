import { randomInt } from 'node:crypto';

/** Without what is taken for another in handwriting or over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** By which people speak of a booking. */
export const newReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
