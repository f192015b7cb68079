import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';

const nameOf = (outlet: string) => `way-back:${outlet}`;

/** Saves, for this tab, the page of an outlet on which the sign-up started. */
export const keepWayBack = (outlet: string, path: string): void =>
  sessionStorage.setItem(nameOf(outlet), path);

/** Returns the saved path and removes it. */
export function takeWayBack(outlet: string): string | undefined {
  const kept = sessionStorage.getItem(nameOf(outlet));
  sessionStorage.removeItem(nameOf(outlet));
  return kept === null ? undefined : safeInternalPath(kept, '') || undefined;
}
