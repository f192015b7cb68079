import { createPublicKey } from 'node:crypto';

const BASE64URL = /^[\w-]+={0,2}$/;
const POINT_BYTES = 65;
const UNCOMPRESSED = 4;
const AUTH_BYTES = 16;

/** Returns whether the text is an uncompressed point on the curve P-256 in base64url. */
export function isPublicPoint(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes?.length !== POINT_BYTES || bytes[0] !== UNCOMPRESSED) return false;
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'));
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    return true;
  } catch {
    // The point is not on the curve.
    return false;
  }
}

export const isAuthSecret = (text: string): boolean => bytesOf(text)?.length === AUTH_BYTES;

const bytesOf = (text: string) => (BASE64URL.test(text) ? Buffer.from(text, 'base64url') : undefined);
