import type { Host } from '@guest/shared';

/** Begins something, and returns what ends it. */
type Begin = (...words: never[]) => () => void;

/** The host as one release of a remote gets it: whatever that subscribes to ends with `signal`, also where it forgets to. */
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
    // A store or the bus; anything else has none.
    const { subscribe } = Object(part) as { subscribe?: Begin };
    return subscribe ? { ...part, subscribe: ending(subscribe) } : part;
  };

  const { realtime } = host;
  const { on, state } = realtime;
  const parts = {
    ...host,
    // It takes what it took, and returns what it returned.
    realtime: { ...realtime, state: lent(state), on: ending(on) as typeof on },
  };
  const lentParts = Object.entries(parts).map(([name, part]) => [name, lent(part)]);
  // The same parts under the same names.
  return { ...(Object.fromEntries(lentParts) as Host), signal };
}
