import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';

const nameOf = (outlet: string) => `way-back:${outlet}`;

/** Where at an outlet a guest was who had to sign up in the middle; kept for this tab. */
export const keepWayBack = (outlet: string, path: string): void =>
  sessionStorage.setItem(nameOf(outlet), path);

/** Gives it once. */
export function takeWayBack(outlet: string): string | undefined {
  const kept = sessionStorage.getItem(nameOf(outlet));
  sessionStorage.removeItem(nameOf(outlet));
  return kept === null ? undefined : safeInternalPath(kept, '') || undefined;
}
