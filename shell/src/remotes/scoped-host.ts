import type { Host } from '@guest/shared';

/** A function that subscribes and returns its unsubscribe function. */
type Subscribe = (...args: never[]) => () => void;

/**
 * Returns the host for one release of a remote. All its subscriptions end with `signal`, even those that the
 * remote does not end itself.
 */
export function createScopedHost(host: Host, signal: AbortSignal): Host {
  const endingWithSignal = (subscribeTo: Subscribe): Subscribe =>
    function subscribeUntilAbort(...args) {
      const end = subscribeTo(...args);
      const stop = () => {
        signal.removeEventListener('abort', stop);
        end();
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
      return stop;
    };
  const scoped = <Part>(part: Part): Part => {
    // Only stores and the bus have a `subscribe` function.
    const { subscribe } = Object(part) as { subscribe?: Subscribe };
    return subscribe ? { ...part, subscribe: endingWithSignal(subscribe) } : part;
  };

  const { realtime } = host;
  const { on, state } = realtime;
  const parts = {
    ...host,
    // The cast is safe because the wrapper keeps parameters and result.
    realtime: { ...realtime, state: scoped(state), on: endingWithSignal(on) as typeof on },
  };
  const scopedParts = Object.entries(parts).map(([name, part]) => [name, scoped(part)]);
  // The cast is safe because the names and the types are unchanged.
  return { ...(Object.fromEntries(scopedParts) as Host), signal };
}
