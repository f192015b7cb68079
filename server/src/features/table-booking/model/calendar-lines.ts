import { addMinutes } from '@guest/shared/contracts/core/local-time';

const OCTETS_IN_LINE = 75;

/** Turns `2026-06-12T19:30` into `20260612T193000`. */
export const stampOf = (local: string) => `${addMinutes(local, 0).replace(/[-:]/g, '')}00`;

export const utcStamp = (instant: number) =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

export const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, String.raw`\n`);

/** Folds a line to at most 75 octets. Continuation lines start with a space, and no character is split. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const limit = parts.length === 0 ? OCTETS_IN_LINE : OCTETS_IN_LINE - 1;
    if (Buffer.byteLength(part + character) > limit) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
