import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';
import { tabStorage } from '@guest/shared/storage/tab-storage';

const storageName = (outlet: string) => `way-back:${outlet}`;

/** Saves, for this tab, the page of an outlet on which the sign-up started. */
export const saveReturnPath = (outlet: string, path: string): void =>
  void tabStorage.setItem(storageName(outlet), path);

/** Returns the saved path and removes it. */
export function takeReturnPath(outlet: string): string | undefined {
  const saved = tabStorage.getItem(storageName(outlet));
  tabStorage.setItem(storageName(outlet), null);
  return saved === null ? undefined : safeInternalPath(saved, '') || undefined;
}
