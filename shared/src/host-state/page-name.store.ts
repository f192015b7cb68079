import { createStore } from 'zustand';

/** What the page on screen shows, such as the name of an outlet; null where the route's own title says enough. */
export interface PageNameState {
  name: string | null;
  shown(name: string): void;
  left(name: string): void;
}

export type PageNameStore = ReturnType<typeof createPageNameStore>;

export function createPageNameStore() {
  return createStore<PageNameState>()((set) => ({
    name: null,
    shown: (name) => set({ name }),
    // The next page may have named itself before the last one is gone.
    left: (name) => set((now) => (now.name === name ? { name: null } : now)),
  }));
}
