/** Who listens to what, by name; each name has its own kind of thing that is heard. */
export function createListeners<Heard extends object>() {
  const groups = new Map<keyof Heard, Set<(heard: never) => void>>();
  return {
    /** Returns the function that ends the listening. */
    add<Name extends keyof Heard>(name: Name, listener: (heard: Heard[Name]) => void): () => void {
      const group = groups.get(name) ?? new Set();
      groups.set(name, group);
      group.add(listener);
      return () => void group.delete(listener);
    },

    tell<Name extends keyof Heard>(name: Name, heard: Heard[Name]): void {
      for (const listener of groups.get(name) ?? []) {
        try {
          // Added under this name, so it takes what this name is about.
          (listener as (heard: Heard[Name]) => void)(heard);
        } catch (error) {
          // One remote's bug must not keep it from the others.
          reportError(error);
        }
      }
    },
  };
}
