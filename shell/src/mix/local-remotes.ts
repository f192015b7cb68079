import { LOCAL_COOKIE } from '@guest/shared/contracts/release/boot.contract';

/** A working day: whoever forgets it has what everybody has tomorrow. */
const KEPT_S = 10 * 3600;

/** The remotes that come from this device's own dev servers. */
export function localIn(cookies: string): string[] {
  const found = new RegExp(`(?:^|; )${LOCAL_COOKIE}=([\\w-]+)`).exec(cookies)?.[1];
  return found?.split('_') ?? [];
}

/** From the next load on, on this device alone; the server takes it where it may, and only for names that it knows. */
export function keepLocal(names: string[]): void {
  const age = names.length > 0 ? KEPT_S : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LOCAL_COOKIE}=${names.join('_')}; Path=/; Max-Age=${age}; SameSite=Strict${secure}`;
}
