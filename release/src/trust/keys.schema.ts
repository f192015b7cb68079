import { signatureSchema } from '@guest/shared/contracts/release/release.contract';
import { instant } from '@guest/shared/contracts/core/values';
import * as z from 'zod/mini';

/** A key with its rights, which never change: other rights are another key. */
export const releaseKeySchema = z.object({
  id: z.string(),
  /** The name that appears as the author of everything signed with this key. */
  name: z.string(),
  publicKey: z.string(),
  /** The packages that it may publish and promote; `*` is all of them. */
  publishes: z.array(z.string()),
  /** The channels that it may change; `*` is all of them. */
  promotes: z.array(z.string()),
  /** Whether it may change the keys. */
  isOwner: z.boolean(),
  since: instant,
  /** From this time on, the key signs no new releases. */
  ended: z.optional(z.object({ at: instant, reason: z.string(), isReplaced: z.boolean() })),
});
export type ReleaseKey = z.infer<typeof releaseKeySchema>;

/** The releases that count without the signature of a valid key, because an owner has signed this list of their hashes. */
export const acceptedSchema = z.object({
  /** The hash of the record by release, such as `chat@1.4.0`. */
  releases: z.record(z.string(), z.string()),
  /** The last change of each channel at that time; later ones need a signature. */
  channels: z.record(z.string(), z.object({ revision: z.int(), hash: z.string() })),
});
export type AcceptedState = z.infer<typeof acceptedSchema>;

/** A change of the keys of a store with the resulting state. Changes are numbered and never rewritten. */
export const keysChangeSchema = z.object({
  revision: z.int(),
  kind: z.enum(['created', 'added', 'rotated', 'revoked', 'accepted']),
  at: instant,
  actor: z.string(),
  reason: z.string(),
  /** The hash of the change before; null for the first one. */
  previous: z.nullable(z.string()),
  keys: z.array(releaseKeySchema),
  accepted: acceptedSchema,
  signature: signatureSchema,
});
export type KeysChange = z.infer<typeof keysChangeSchema>;
