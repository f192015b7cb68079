import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedNames } from '@guest/shared/storage/stored-names';
import type { QueuedRequest } from './queued-request';

const PREFIX = 'outbox:requests:';

/**
 * Stores unsent requests on the device. Each entry has its own name, so that two tabs do not overwrite each
 * other. The prefix `outbox` makes the shell delete the entries at sign-out; after an expired session the
 * same guest finds them again.
 */
export function requestOutbox(guestId: string) {
  const start = `${PREFIX}${guestId}:`;
  return {
    keep: (queued: QueuedRequest) => deviceStorage.setItem(start + queued.ask.key, JSON.stringify(queued)),
    drop: (key: string) => deviceStorage.setItem(start + key, null),
    all: (): QueuedRequest[] =>
      storedNames(deviceStorage)
        .filter((name) => name.startsWith(start))
        .flatMap((name) => readBack(deviceStorage.getItem(name)))
        .sort((a, b) => a.at - b.at),
  };
}

/** Deletes the unsent requests of other guests on this device, so that they are never sent from here. */
export function forgetOtherRequests(guestId: string): void {
  const others = storedNames(deviceStorage).filter(
    (name) => name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}${guestId}:`),
  );
  for (const name of others) deviceStorage.setItem(name, null);
}

function readBack(saved: string | null): QueuedRequest[] {
  try {
    const value: unknown = JSON.parse(saved ?? 'null');
    return isQueued(value) ? [value] : [];
  } catch {
    // The value is not JSON, so other code has written under this name.
    return [];
  }
}

/** Checks only what the page needs to show the request; the server validates `ask`. */
function isQueued(value: unknown): value is QueuedRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { ask, templateName, at, state } = value as Record<keyof QueuedRequest, unknown>;
  const isAsk = typeof ask === 'object' && ask !== null && 'key' in ask && typeof ask.key === 'string';
  return (
    isAsk &&
    typeof templateName === 'string' &&
    typeof at === 'number' &&
    typeof state === 'string' &&
    ['waiting', 'held', 'refused'].includes(state)
  );
}
