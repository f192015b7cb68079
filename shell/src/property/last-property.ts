import type { Host } from '@guest/shared';
import { areWellFormed } from '@guest/shared/routes/param-shapes';
import { deviceStorage } from '@guest/shared/storage/device-storage';

export const LAST_PROPERTY_KEY = 'last-property';

/** Returns the hotel that was visited last on this device, or null. */
export function lastProperty(): string | null {
  const saved = deviceStorage.getItem(LAST_PROPERTY_KEY);
  return saved !== null && areWellFormed({ property: saved }) ? saved : null;
}

/**
 * Remembers each hotel that the guest visits, so that the app opens it on the next start. Returns a stop
 * function.
 */
export function rememberLastProperty({ property }: Pick<Host, 'property'>): () => void {
  const remember = ({ property: shown }: { property: { identity: string } | null }) => {
    if (shown && shown.identity !== lastProperty()) deviceStorage.setItem(LAST_PROPERTY_KEY, shown.identity);
  };
  remember(property.getState());
  return property.subscribe(remember);
}
