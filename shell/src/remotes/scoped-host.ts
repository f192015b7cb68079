import type { Host } from '@guest/shared';
import type { EventBus } from '@guest/shared/events/event-bus';
import { attributeError } from '../diagnostics/error-parts';

/** A function that subscribes and returns its unsubscribe function. */
type Subscribe = (...args: never[]) => () => void;

/** A function of the host that calls the server. */
type Ask = (...args: never[]) => Promise<unknown>;

/**
 * Returns the host for one release of a remote. All its subscriptions end with `signal`, even those that the
 * remote does not end itself. It is a frozen copy, so that a remote cannot replace what others call, and it
 * publishes only the remote's own events. Errors that the host throws for the remote are attributed to it, because their
 * stacks begin in the shell.
 */
export function createScopedHost(host: Host, remote: string, signal: AbortSignal): Host {
  const fail = (error: unknown): never => {
    attributeError(error, remote);
    throw error;
  };
  const attributing = <Call extends Ask>(call: Call): Call =>
    // The cast is safe because the wrapper keeps parameters and result.
    ((...args) => call(...args).catch(fail)) as Call;
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
    // Only stores and the bus have a `subscribe` function, and the bus has no state.
    const { subscribe, getState } = Object(part) as {
      subscribe?: (listener: (state: object) => void) => () => void;
      getState?: () => object;
    };
    if (!subscribe) return part;
    // The actions of a store are members of its state, so a remote that could write it would replace them for all others.
    // This listener freezes each new state before those of the remote see it.
    if (getState) {
      Object.freeze(getState());
      subscribe(Object.freeze);
    }
    return Object.freeze({ ...part, subscribe: endingWithSignal(subscribe), setState: null });
  };
  const publish: EventBus['publish'] = (name, event) => {
    if (!name.startsWith(`${remote}.`)) fail(new Error(`${remote} cannot publish ${name}`));
    host.bus.publish(name, event);
  };

  // The cache is the same object for all, because others find what belongs to the page by it.
  Object.freeze(host.queries);
  const { api, bus, realtime } = host;
  const { ask, on, state } = realtime;
  const parts = {
    ...host,
    api: Object.freeze({ ...api, call: attributing(api.call) }),
    bus: { ...bus, publish },
    realtime: Object.freeze({
      ...realtime,
      ask: attributing(ask),
      state: scoped(state),
      // The cast is safe because the wrapper keeps parameters and result.
      on: endingWithSignal(on) as typeof on,
    }),
  };
  const scopedParts = Object.entries(parts).map(([name, part]) => [name, scoped(part)]);
  // The cast is safe because the names and the types are unchanged.
  return Object.freeze({ ...(Object.fromEntries(scopedParts) as Host), signal });
}
