import * as z from '@guest/shared/contracts/core/zod';
import type { Owner } from '../routes/routes';

/**
 * Everything one part of the suite may tell the others.
 *
 * An event says what has happened, so its name is in the past tense and starts with the part that sends it.
 * It carries ids and small facts; a listener that needs more asks the server.
 *
 * Changing one: an added optional field is safe. Anything else is a new event, named with `@2`, published
 * beside the old one until no listener is left.
 */
export const guestEvents = {
  /** The guest moved to another property; what belongs to the old one is stale. */
  'shell.property-changed': z.object({ property: z.string() }),
  /** The guest has ended the session on this device; one that ends by itself is not told of. */
  'account.signed-out': z.object({}),
} as const satisfies Record<`${Owner}.${string}`, z.ZodMiniType>;

export type GuestEventName = keyof typeof guestEvents;
export type GuestEvent<Name extends GuestEventName> = z.infer<(typeof guestEvents)[Name]>;
