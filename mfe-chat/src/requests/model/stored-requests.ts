import { ticketChecks } from '@guest/shared/contracts/ticket/ticket.schema';
import * as z from '@guest/shared/contracts/zod';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { removeStored, storedEntries } from '@guest/shared/storage/stored-names';
import type { RecordInput } from '@guest/shared/outbox/outbox-record';
import { REQUEST, requestQueueKey, type RequestBody } from '../../outbox/request-sender';

/** Earlier releases stored requests that the server may not have under names with this prefix. */
const PREFIX = 'outbox:requests:';
const prefixOf = (guestId: string) => `${PREFIX}${guestId}:`;

const storedRequestSchema = z.object({
  ask: ticketChecks.newGuestRequest.ask,
  templateName: z.string(),
  /** When the request was made, in epoch milliseconds. */
  at: z.number(),
  state: z.enum(['waiting', 'held', 'refused']),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
});
type StoredRequest = z.infer<typeof storedRequestSchema>;

/** Returns this guest's requests that an earlier release stored, oldest first, without unreadable ones. */
export function storedRequests(guestId: string): RecordInput[] {
  return storedEntries(deviceStorage, (name) => name.startsWith(prefixOf(guestId)))
    .flatMap(([name, text]) => {
      const { success, data } = storedRequestSchema.safeParse(parseJson(text));
      if (success) return [data];
      console.warn(`Outbox: ${name} cannot be read and was dropped`);
      deviceStorage.setItem(name, null);
      return [];
    })
    .sort((one, other) => one.at - other.at)
    .map(toRecordInput);
}

export const removeStoredRequest = (guestId: string, key: string): void =>
  void deviceStorage.setItem(prefixOf(guestId) + key, null);

/** Removes the requests of other guests of this device, because they must never be sent from here. */
export const clearOthersRequests = (guestId: string): void =>
  removeStored(deviceStorage, (name) => name.startsWith(PREFIX) && !name.startsWith(prefixOf(guestId)));

function toRecordInput({
  ask: request,
  templateName,
  at,
  state,
  error = '',
  code = '',
}: StoredRequest): RecordInput {
  const body: RequestBody = { request, templateName };
  const { key } = request;
  const input = { key, kind: REQUEST, lane: requestQueueKey(key), body, createdAt: at };
  if (state === 'held') return { ...input, status: 'held' };
  if (state === 'refused') return { ...input, status: 'failed', failure: { code, text: error } };
  // The request may have been sent before the page was closed. The server recognises it by its key.
  return { ...input, status: 'unknown', mayBeThere: true };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
