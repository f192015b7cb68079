import type { Host } from '@guest/shared';
import { areWellFormed } from '@guest/shared/routes/param-shapes';

export const LAST_PROPERTY_KEY = 'last-property';

/** The hotel that was looked at last on this device; null where there was none. */
export function lastProperty(): string | null {
  const saved = localStorage.getItem(LAST_PROPERTY_KEY);
  return saved !== null && areWellFormed({ property: saved }) ? saved : null;
}

/** Notes each hotel that the guest comes to, for where the app opens next time. Returns its stop function. */
export function rememberLastProperty({ property }: Pick<Host, 'property'>): () => void {
  const remember = ({ property: shown }: { property: { identity: string } | null }) => {
    if (!shown || shown.identity === localStorage.getItem(LAST_PROPERTY_KEY)) return;
    try {
      localStorage.setItem(LAST_PROPERTY_KEY, shown.identity);
    } catch {
      // A device without room opens the app where it opened before.
    }
  };
  remember(property.getState());
  return property.subscribe(remember);
}
