import type { QueuedRequest } from './queued-request';

const PREFIX = 'outbox:requests:';

/**
 * What a guest has asked for and the server may not have, kept on the device until it has. Each entry is on its own, so
 * that two tabs lose nothing of each other's. The name begins with `outbox`: a session that ends leaves it for the same
 * guest, who signs out for good takes it along.
 */
export function requestOutbox(guestId: string) {
  const start = `${PREFIX}${guestId}:`;
  return {
    keep: (queued: QueuedRequest) => localStorage.setItem(start + queued.ask.key, JSON.stringify(queued)),
    drop: (key: string) => localStorage.removeItem(start + key),
    all: (): QueuedRequest[] =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(start))
        .flatMap((name) => readBack(localStorage.getItem(name)))
        .sort((a, b) => a.at - b.at),
  };
}

/** What another guest has asked for on this device is never sent from here, nor are their messages. */
export function forgetOtherRequests(guestId: string): void {
  const others = Object.keys(localStorage).filter(
    (name) => name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}${guestId}:`),
  );
  for (const name of others) localStorage.removeItem(name);
}

function readBack(saved: string | null): QueuedRequest[] {
  try {
    const value: unknown = JSON.parse(saved ?? 'null');
    return isQueued(value) ? [value] : [];
  } catch {
    // Not even JSON: somebody else's value under our name.
    return [];
  }
}

/** What is in `ask` the server looks at; here it is enough that the page can show it. */
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
