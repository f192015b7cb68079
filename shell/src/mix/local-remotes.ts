import { LOCAL_COOKIE } from '@guest/shared/contracts/release/boot.contract';

/**
 * The choice expires after a working day, so that a developer who forgets it is back to the normal releases
 * the next day.
 */
const MAX_AGE_S = 10 * 3600;

/** Returns the remotes that come from the dev servers of this device. */
export function parseLocalRemotes(cookies: string): string[] {
  const found = new RegExp(`(?:^|; )${LOCAL_COOKIE}=([\\w-]+)`).exec(cookies)?.[1];
  return found?.split('_') ?? [];
}

/**
 * Stores the choice for later loads on this device. The server honours it only where allowed, and only for
 * names that it knows.
 */
export function saveLocalRemotes(names: string[]): void {
  const age = names.length > 0 ? MAX_AGE_S : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LOCAL_COOKIE}=${names.join('_')}; Path=/; Max-Age=${age}; SameSite=Strict${secure}`;
}
