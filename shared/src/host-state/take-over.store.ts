import { createStore } from 'zustand';

/** The parts of a first view that are hydrated separately: the frame and the page within it. */
export type ViewPart = 'frame' | 'page';

export interface TakeOverState {
  isFrameLive: boolean;
  isPageLive: boolean;
  answered(part: ViewPart): void;
}

export type TakeOverStore = ReturnType<typeof createTakeOverStore>;

export function createTakeOverStore() {
  return createStore<TakeOverState>()((set) => ({
    isFrameLive: false,
    isPageLive: false,
    answered: (part) => set(part === 'frame' ? { isFrameLive: true } : { isPageLive: true }),
  }));
}
