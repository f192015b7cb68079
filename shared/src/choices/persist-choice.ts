import type { Choice } from './choice';
import { queueKeyOf } from './choice-queue-key';
import { createIdempotencyKey } from '../http/idempotency-key';
import { deviceStorage } from '../storage/device-storage';

/** The name of the database of a guest's choices, and of what waits to be stored there. */
export const CHOICES_PREFIX = 'outbox-choices ';

/** A choice that is not in the database yet. */
export interface PersistedChoice {
  key: string;
  choice: Choice;
  /** When it was chosen, in epoch milliseconds. */
  at: number;
}

export const storageName = (guest: string, choice: Choice): string =>
  `${CHOICES_PREFIX}${guest} ${choice.kind} ${queueKeyOf(choice)}`;

/**
 * Persists a choice in the frame of the tap. The code of the outbox and its database open later, on a busy device by
 * more than a second, and the page may have ended by then.
 */
export function persistChoice(guest: string, choice: Choice, at: number): PersistedChoice {
  const persisted = { key: createIdempotencyKey(), choice, at };
  deviceStorage.setItem(storageName(guest, choice), JSON.stringify(persisted));
  return persisted;
}
