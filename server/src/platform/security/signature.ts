import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

export function isSigned(secret: string, text: string, signature: string): boolean {
  const [ours, theirs] = [signatureOf(secret, text), signature].map((one) => Buffer.from(one));
  return ours?.length === theirs?.length && timingSafeEqual(ours ?? Buffer.of(), theirs ?? Buffer.of());
}
