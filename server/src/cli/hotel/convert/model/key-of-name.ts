const LONGEST = 56;

/**
 * Turns a name into a key, such as `gruener-veltliner`. A name without Latin letters becomes `item`; keys that are
 * taken get a number.
 */
export function keyOfName(name: string, taken: ReadonlySet<string> = new Set()): string {
  const plain = name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const base = plain.slice(0, LONGEST).replace(/-$/, '') || 'item';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(key)) return key;
  }
}
