import { createPublicKey, verify } from 'node:crypto';

const DAY_SECONDS = 24 * 3_600;

export interface VapidClaims {
  aud: string;
  exp: number;
  sub: string;
}

/**
 * Verifies the authorization of a message according to RFC 8292: the signature, the audience and the time.
 * Returns the claims and the public key of the sender, or `undefined`.
 */
export function verifyVapid(
  authorization: string | undefined,
  audience: string,
): { claims: VapidClaims; publicKey: string } | undefined {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== 65) return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || read<{ alg: string }>(header).alg !== 'ES256') return undefined;
  const claims = read<VapidClaims>(payload);
  const now = Date.now() / 1_000;
  const isValid = claims.aud === audience && claims.exp > now && claims.exp <= now + DAY_SECONDS;
  return isValid ? { claims, publicKey } : undefined;
}

/** The cast is for tests, which compare what they read. */
const read = <T>(part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as T;
