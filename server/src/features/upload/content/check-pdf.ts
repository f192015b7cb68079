const TAIL_BYTES = 1_024;

/** A whole PDF and nothing else: it begins with its sign, ends with its end, and is no archive at the same time. */
export function isPdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-TAIL_BYTES);
  const isArchive = bytes.subarray(-66_000).includes('PK\x05\x06');
  return bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && tail.includes('%%EOF') && !isArchive;
}
