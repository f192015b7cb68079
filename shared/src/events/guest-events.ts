import * as z from '@guest/shared/contracts/zod';
import type { Owner } from '../routes/routes';

/**
 * The events with which packages of the suite inform each other. An event describes something that has
 * happened, so its name is in the past tense and starts with the publishing package. It carries ids and small
 * facts; a listener that needs more requests it from the server. Adding an optional field is a compatible
 * change. Any other change requires a new event named with `@2`, published beside the old one until the old
 * one has no listeners.
 */
export const guestEvents = {
  /** The guest has moved to another property; data of the old one is stale. */
  'shell.property-changed': z.object({ property: z.string() }),
  /** The guest has signed out on this device. It is not published for a session that expires. */
  'account.signed-out': z.object({}),
} as const satisfies Record<`${Owner}.${string}`, z.ZodMiniType>;

export type GuestEventName = keyof typeof guestEvents;
export type GuestEvent<Name extends GuestEventName> = z.infer<(typeof guestEvents)[Name]>;
