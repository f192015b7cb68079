import * as z from '@guest/shared/contracts/zod';
import { clearOldValues } from '../storage/clear-old-values';
import { deviceStorage } from '../storage/device-storage';
import { storedEntries } from '../storage/stored-names';
import { choiceSchemas } from './choice';
import { CHOICES_PREFIX, storageName, type PersistedChoice } from './persist-choice';

const prefixOf = (guest: string) => `${CHOICES_PREFIX}${guest} `;

const persistedSchema = z.object({
  key: z.string(),
  choice: z.union(Object.values(choiceSchemas)),
  at: z.number(),
});

/** Returns the choices of a guest that a page could not store in the database before it ended, oldest first. */
export const persistedChoices = (guest: string): PersistedChoice[] =>
  storedEntries(deviceStorage, (name) => name.startsWith(prefixOf(guest)))
    .flatMap(([name, text]) => {
      const persisted = read(text);
      // No release can read the value, so it is removed.
      if (!persisted) deviceStorage.setItem(name, null);
      return persisted ?? [];
    })
    .sort((one, other) => one.at - other.at);

/**
 * Removes a choice that is stored in the database now, or does not wait any more. A later choice under the same name is
 * left unchanged.
 */
export function removePersisted(guest: string, { key, choice }: Omit<PersistedChoice, 'at'>): void {
  const name = storageName(guest, choice);
  if (read(deviceStorage.getItem(name))?.key === key) deviceStorage.setItem(name, null);
}

/** Removes the choices of others that are too old. The rest is never sent from here; it waits for its owner. */
export const clearOldPersisted = (guest: string, now: number): void =>
  clearOldValues({
    isOthers: (name) => name.startsWith(CHOICES_PREFIX) && !name.startsWith(prefixOf(guest)),
    dateField: 'at',
    now,
  });

function read(text: string | null): PersistedChoice | undefined {
  try {
    return persistedSchema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}
