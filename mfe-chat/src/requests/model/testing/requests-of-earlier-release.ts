import { NOW, ask } from './open-requests-page';

const PREFIX = 'outbox:requests:';

/** Stores a request of the guest `g1` in the format of an earlier release. */
export const storeAsBefore = (key: string, facts: object = {}): void =>
  localStorage.setItem(
    `${PREFIX}g1:${key}`,
    JSON.stringify({ ask: { ...ask, key }, templateName: 'Towels', at: NOW, state: 'waiting', ...facts }),
  );

/** Returns the names of the requests that an earlier release has left in its storage. */
export const storedBefore = (): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
