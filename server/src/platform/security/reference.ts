import { randomInt } from 'node:crypto';

/** Characters that are easily confused in handwriting or over the phone are left out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** Creates a random code that people can type. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates a random reference that people can read out. */
export const newReference = (prefix: string): string => `${prefix}-${randomCode(LENGTH)}`;
