import { COMPRESS_ABOVE_BYTES } from '@guest/shared/contracts/core/socket-reply';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);

/**
 * Compresses a long reply if the client asked for it. Client input is never decompressed because it could be
 * a decompression bomb.
 */
export async function compressReply(data: unknown): Promise<unknown> {
  const json = JSON.stringify(data);
  if (json.length <= COMPRESS_ABOVE_BYTES) return data;
  const d = await gzipAsync(json);
  return d.length < json.length ? { c: 'gzip', d } : data;
}
