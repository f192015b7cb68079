import type { Host } from '@guest/shared';
import type { SavedSession } from '@guest/shared/host-state/saved-session';
import type { RunningRemote } from '../fallback/fallback-state';

/**
 * Runs `begin` while the session has an identity, and again when the identity changes or `begin` requests a
 * restart. `begin` resolves to the function that ends its work. Returns a stop function.
 */
export function whileIdentified(
  session: Host['session'],
  identityOf: (session: Pick<SavedSession, 'token' | 'user'>) => string | undefined,
  begin: (restart: () => void, identity: string) => Promise<() => void>,
): () => void {
  let running: Promise<() => void> | undefined;
  const end = () => {
    void running?.then((stop) => stop()).catch(() => {});
    running = undefined;
  };
  let identity: string | undefined;
  const update = () => {
    const before = identity;
    identity = identityOf(session.getState());
    // Another guest, or the same guest at another property, restarts the work.
    if (identity !== before) end();
    if (identity === undefined || running) return;
    const begun = begin(() => {
      end();
      update();
    }, identity);
    running = begun;
    // The page of the remote reports the failure to the guest; here the next change of the session retries.
    begun.catch(() => {
      if (running === begun) running = undefined;
    });
  };
  update();
  const unsubscribe = session.subscribe(update);
  return () => {
    unsubscribe();
    end();
  };
}

/** Starts the background work of a remote. Returns the function that ends it. */
export function startWork({ life: { signal }, start }: RunningRemote, onReplaced: () => void): () => void {
  signal.addEventListener('abort', onReplaced);
  const end = start?.();
  return () => {
    signal.removeEventListener('abort', onReplaced);
    end?.();
  };
}
