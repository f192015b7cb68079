/**
 * Returns the same text for the same data, whatever the order of the fields in a file. Fields that this version of the
 * program does not know are part of it.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isPlainObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : part,
  );
}

/** Returns the content that a signature in a file covers: everything except the signature. */
export function withoutSignature(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const { signature: _signature, ...rest } = value;
  return rest;
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
