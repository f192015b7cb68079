import { createStore } from 'zustand';

/** The name of the item on the current page, such as an outlet; null if the title of the route is enough. */
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
    // The next page may set its name before the previous page is unmounted.
    left: (name) => set((now) => (now.name === name ? { name: null } : now)),
  }));
}
