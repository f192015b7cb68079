import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';
import { tabStorage } from '@guest/shared/storage/tab-storage';

const nameOf = (outlet: string) => `way-back:${outlet}`;

/** Saves, for this tab, the page of an outlet on which the sign-up started. */
export const keepWayBack = (outlet: string, path: string): void =>
  void tabStorage.setItem(nameOf(outlet), path);

/** Returns the saved path and removes it. */
export function takeWayBack(outlet: string): string | undefined {
  const kept = tabStorage.getItem(nameOf(outlet));
  tabStorage.setItem(nameOf(outlet), null);
  return kept === null ? undefined : safeInternalPath(kept, '') || undefined;
}
