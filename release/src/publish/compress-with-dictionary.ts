import { createHash } from 'node:crypto';

/** The highest level that needs no special window. Publishing is rare, so the time does not matter. */
const LEVEL = 19;

/** The beginning of every `dcz` body: a skippable Zstandard frame of 32 bytes, which holds the hash of the dictionary. */
const FRAME_HEADER = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

let zstd: Promise<typeof import('@bokuweb/zstd-wasm')> | undefined;

/**
 * Starts the WebAssembly library on first use, because only publishers need it, and only once: another `init` would
 * invalidate the memory that the first one uses.
 */
const loadZstd = () => (zstd ??= startZstd());

async function startZstd() {
  const library = await import('@bokuweb/zstd-wasm');
  await library.init();
  return library;
}

/** Compresses a content for clients that have the dictionary, as the encoding `dcz` of RFC 9842 describes. */
export async function compressWithDictionary(content: Buffer, dictionary: Buffer): Promise<Buffer> {
  const { createCCtx, freeCCtx, compressUsingDict } = await loadZstd();
  const context = createCCtx();
  try {
    const compressed = compressUsingDict(context, content, dictionary, LEVEL);
    return Buffer.concat([FRAME_HEADER, createHash('sha256').update(dictionary).digest(), compressed]);
  } finally {
    freeCCtx(context);
  }
}
