const TAIL_BYTES = 1_024;

/** Returns whether the file is a complete PDF and not an archive at the same time. */
export function isPdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-TAIL_BYTES);
  const isArchive = bytes.subarray(-66_000).includes('PK\x05\x06');
  return bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && tail.includes('%%EOF') && !isArchive;
}
