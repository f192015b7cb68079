import type { Host } from '@guest/shared';

/** A function that subscribes and returns its unsubscribe function. */
type Begin = (...words: never[]) => () => void;

/**
 * Returns the host for one release of a remote. All its subscriptions end with `signal`, even those that the
 * remote does not end itself.
 */
export function lendHost(host: Host, signal: AbortSignal): Host {
  const ending = (begin: Begin): Begin =>
    function beginUntilTheEnd(...words) {
      const end = begin(...words);
      const stop = () => {
        signal.removeEventListener('abort', stop);
        end();
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
      return stop;
    };
  const lent = <Part>(part: Part): Part => {
    // Only stores and the bus have a `subscribe` function.
    const { subscribe } = Object(part) as { subscribe?: Begin };
    return subscribe ? { ...part, subscribe: ending(subscribe) } : part;
  };

  const { realtime } = host;
  const { on, state } = realtime;
  const parts = {
    ...host,
    // The cast is safe because the wrapper keeps parameters and result.
    realtime: { ...realtime, state: lent(state), on: ending(on) as typeof on },
  };
  const lentParts = Object.entries(parts).map(([name, part]) => [name, lent(part)]);
  // The cast is safe because the names and the types are unchanged.
  return { ...(Object.fromEntries(lentParts) as Host), signal };
}
