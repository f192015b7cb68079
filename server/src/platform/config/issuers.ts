import * as z from 'zod/mini';

/** Another system that may sign tokens for guests, such as the hotel's own app. */
export const issuerSchema = z.strictObject({
  /** The `iss` claim of its tokens. */
  issuer: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Its public key as a JWK: Ed25519 or RSA. */
  jwk: z.union([
    z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() }),
    z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() }),
  ]),
  /** The properties for which its tokens are accepted. */
  properties: z.array(z.string()).check(z.minLength(1)),
});
export type Issuer = z.infer<typeof issuerSchema>;
