import { PACKED_ABOVE_BYTES } from '@guest/shared/contracts/core/socket-reply';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const squeeze = promisify(gzip);

/** A long answer in the form that was asked for. What a client sends is never unpacked: it might be a bomb. */
export async function packed(data: unknown): Promise<unknown> {
  const json = JSON.stringify(data);
  if (json.length <= PACKED_ABOVE_BYTES) return data;
  const d = await squeeze(json);
  return d.length < json.length ? { c: 'gzip', d } : data;
}
