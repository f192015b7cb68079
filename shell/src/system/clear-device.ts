import type { Host } from '@guest/shared';
import { unregister } from '@guest/shared/session/unregister';

/** Forgets the guest on this device: who it is, what was read for them, and what the suite has saved. */
export async function clearDevice(host: Pick<Host, 'session' | 'signUp' | 'queries'>): Promise<void> {
  unregister(host);
  host.queries.clear();
  localStorage.clear();
  sessionStorage.clear();
  const caches = 'caches' in globalThis ? await globalThis.caches.keys() : [];
  await Promise.all(caches.map((name) => globalThis.caches.delete(name)));
}
