import {
  importJWK,
  jwtVerify,
  decodeJwt,
  type CryptoKey,
  type JWK,
  type JWTPayload,
  type KeyObject,
} from 'jose';
import * as z from 'zod/mini';
import type { Issuer } from '../../platform/config/issuers';
import { isStorable } from '../../platform/validation/parse-input';

const AUDIENCE = 'guest-suite';
const MAX_BYTES = 4_096;
const MAX_LIFETIME_S = 600;

/**
 * PostgreSQL cannot store a NUL character, and half of a surrogate pair would be stored as another character, so that two
 * subjects could become one guest.
 */
const nameable = z.string().check(z.minLength(1), z.maxLength(200), z.refine(isStorable));

/** The claims in use; all others are ignored. */
const claimsSchema = z.object({
  iss: z.string(),
  sub: nameable,
  jti: nameable,
  exp: z.number(),
  property: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  lang: z.optional(z.string()),
});
export type Claims = z.infer<typeof claimsSchema>;

/**
 * Returns a function that verifies a signed token and returns its claims, or `undefined` if it is invalid.
 */
export function createTokenVerifier(issuers: readonly Issuer[], now: () => number) {
  const keys = new Map(issuers.map((one) => [one.issuer, { ...one, key: keyOf(one.jwk) }]));
  return async (jwt: string, property: string): Promise<Claims | undefined> => {
    if (Buffer.byteLength(jwt) > MAX_BYTES) return undefined;
    // The unverified `iss` only selects the key.
    const issuer = keys.get(issuerIn(jwt) ?? '');
    if (!issuer?.properties.includes(property)) return undefined;
    const payload = await verifySignature(jwt, await issuer.key, issuer);
    const { data: claims } = claimsSchema.safeParse(payload);
    const isShortLived = claims !== undefined && claims.exp - now() / 1_000 <= MAX_LIFETIME_S;
    return isShortLived && claims.property === property ? claims : undefined;
  };

  async function verifySignature(
    jwt: string,
    key: CryptoKey | KeyObject | Uint8Array,
    { issuer, jwk }: Issuer,
  ): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(jwt, key, {
        // The algorithm follows from the key; the header of the token must not choose it.
        algorithms: [algorithmOf(jwk)],
        issuer,
        audience: AUDIENCE,
        typ: 'JWT',
        requiredClaims: ['exp', 'sub', 'jti'],
        currentDate: new Date(now()),
      });
      return payload;
    } catch {
      // All failures return the same result, so that an attacker learns nothing from them.
      return undefined;
    }
  }
}

const algorithmOf = ({ kty }: Issuer['jwk']) => (kty === 'OKP' ? 'EdDSA' : 'RS256');
const keyOf = (jwk: JWK & Issuer['jwk']) => importJWK(jwk, algorithmOf(jwk));

function issuerIn(jwt: string): string | undefined {
  try {
    return decodeJwt(jwt).iss;
  } catch {
    // The text is no JWT.
    return undefined;
  }
}
