import { ticketChecks } from '@guest/shared/contracts/ticket/ticket.schema';
import * as z from '@guest/shared/contracts/zod';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { removeStored, storedEntries } from '@guest/shared/storage/stored-names';
import type { Parcel } from '../../outbox/queue/outbox-record';
import { REQUEST, requestLane, type RequestBody } from '../../outbox/request-sender';

/** Under such names the releases before this one have stored requests that the server may not have. */
const PREFIX = 'outbox:requests:';
const startOf = (guestId: string) => `${PREFIX}${guestId}:`;

const storedRequestSchema = z.object({
  ask: ticketChecks.newGuestRequest.ask,
  templateName: z.string(),
  /** Milliseconds. */
  at: z.number(),
  state: z.enum(['waiting', 'held', 'refused']),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
});
type StoredRequest = z.infer<typeof storedRequestSchema>;

/** Returns this guest's requests that an earlier release stored, oldest first, without unreadable ones. */
export function storedRequests(guestId: string): Parcel[] {
  return storedEntries(deviceStorage, (name) => name.startsWith(startOf(guestId)))
    .flatMap(([name, text]) => {
      const { success, data } = storedRequestSchema.safeParse(valueOf(text));
      if (success) return [data];
      console.warn(`Outbox: ${name} cannot be read and was dropped`);
      deviceStorage.setItem(name, null);
      return [];
    })
    .sort((one, other) => one.at - other.at)
    .map(toParcel);
}

export const forgetStoredRequest = (guestId: string, key: string): void =>
  void deviceStorage.setItem(startOf(guestId) + key, null);

/** Removes the requests of other guests of this device, because they must never be sent from here. */
export const forgetOthersRequests = (guestId: string): void =>
  removeStored(deviceStorage, (name) => name.startsWith(PREFIX) && !name.startsWith(startOf(guestId)));

function toParcel({ ask: request, templateName, at, state, error = '', code = '' }: StoredRequest): Parcel {
  const body: RequestBody = { request, templateName };
  const { key } = request;
  const parcel = { key, kind: REQUEST, lane: requestLane(key), body, createdAt: at };
  if (state === 'held') return { ...parcel, status: 'held' };
  if (state === 'refused') return { ...parcel, status: 'failed', failure: { code, text: error } };
  // It may have been sent before the page was closed; the same key tells.
  return { ...parcel, status: 'unknown', mayBeThere: true };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
