import type { Host } from '@guest/shared';

/** Who signs in or out in another tab of this device does so here. Returns its stop function. */
export function followOtherTabs({ session, signUp }: Pick<Host, 'session' | 'signUp'>): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === signUp.persist.getOptions().name) void signUp.persist.rehydrate();
    if (key !== session.persist.getOptions().name && key !== null) return;
    // What was taken away whole, no one has to read again.
    if (newValue === null) session.getState().signedOut();
    else void session.persist.rehydrate();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
