import { MAX_DECOMPRESSED_BYTES } from '@guest/shared/contracts/core/socket-reply';

/** Replies are requested compressed only if the browser can decompress them. */
export const canDecompress = () => 'DecompressionStream' in globalThis;

/**
 * Decompresses a gzip to text. It aborts as soon as the result exceeds `MAX_DECOMPRESSED_BYTES`, as a defence
 * against zip bombs.
 */
export async function decompress(compressed: ArrayBuffer | Uint8Array): Promise<string> {
  // The cast is safe because data from a socket is never in shared memory, which is the only case that the
  // type excludes.
  const stream = new Blob([compressed as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_DECOMPRESSED_BYTES) {
      await reader.cancel();
      throw new Error(`a reply exceeds ${MAX_DECOMPRESSED_BYTES} bytes after decompression`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
