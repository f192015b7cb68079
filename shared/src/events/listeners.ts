/** A registry of listeners by name. Each name has its own type of event. */
export function createListeners<Heard extends object>() {
  const groups = new Map<keyof Heard, Set<(heard: never) => void>>();
  return {
    /** Returns the function that removes the listener. */
    add<Name extends keyof Heard>(name: Name, listener: (heard: Heard[Name]) => void): () => void {
      const group = groups.get(name) ?? new Set();
      groups.set(name, group);
      group.add(listener);
      return () => void group.delete(listener);
    },

    tell<Name extends keyof Heard>(name: Name, heard: Heard[Name]): void {
      for (const listener of groups.get(name) ?? []) {
        try {
          // The cast is safe: the listener was added under this name, so it accepts this type of event.
          (listener as (heard: Heard[Name]) => void)(heard);
        } catch (error) {
          // An error in one listener must not prevent delivery to the others.
          reportError(error);
        }
      }
    },
  };
}
