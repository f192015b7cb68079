import { LONGEST_UNPACKED_BYTES } from '@guest/shared/contracts/core/socket-reply';

/** A browser that cannot unpack asks for nothing packed. */
export const canInflate = () => 'DecompressionStream' in globalThis;

/** The text in a gzip. What would be longer than any answer of ours is given up while it is being unpacked. */
export async function inflate(packed: ArrayBuffer | Uint8Array): Promise<string> {
  // Out of a socket it lies in no memory that threads share, which is all that the compiler minds.
  const stream = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > LONGEST_UNPACKED_BYTES) {
      await reader.cancel();
      throw new Error(`An answer is longer than ${LONGEST_UNPACKED_BYTES} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
