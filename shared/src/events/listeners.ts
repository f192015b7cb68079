/** A registry of listeners by name. Each name has its own type of event. */
export function createListeners<Events extends object>() {
  const listenersByName = new Map<keyof Events, Set<(event: never) => void>>();
  return {
    /** Returns the function that removes the listener. */
    add<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
      const registered = listenersByName.get(name) ?? new Set();
      listenersByName.set(name, registered);
      registered.add(listener);
      return () => void registered.delete(listener);
    },

    notify<Name extends keyof Events>(name: Name, event: Events[Name]): void {
      for (const listener of listenersByName.get(name) ?? []) {
        try {
          // The cast is safe: the listener was added under this name, so it accepts this type of event.
          (listener as (event: Events[Name]) => void)(event);
        } catch (error) {
          // An error in one listener must not prevent delivery to the others.
          reportError(error);
        }
      }
    },
  };
}
