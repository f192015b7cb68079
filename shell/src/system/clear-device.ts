import type { Host } from '@guest/shared';

/** Forgets the guest on this device: who it is, what was read for them, and what the suite has saved. */
export async function clearDevice({ session, queries }: Pick<Host, 'session' | 'queries'>): Promise<void> {
  session.getState().signedOut();
  queries.clear();
  localStorage.clear();
  sessionStorage.clear();
  const caches = 'caches' in globalThis ? await globalThis.caches.keys() : [];
  await Promise.all(caches.map((name) => globalThis.caches.delete(name)));
}
