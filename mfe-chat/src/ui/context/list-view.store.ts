import { createStore } from 'zustand';
import type { Translation } from './use-words';

/** How the list of one room is looked at, while it is. */
export interface ListView {
  /** Of the message whose actions are open. */
  readonly acting: string | null;
  /** It is being reported, and nothing else. */
  readonly isReporting: boolean;
  /** Of the topmost message in sight. */
  readonly date: string | null;
  readonly isMoving: boolean;
  readonly isAtEnd: boolean;
  /** The divider is above what is in sight, or further up than has been loaded. */
  readonly isDividerAbove: boolean;
  /** A message that was searched for and found, to be brought into sight. */
  readonly wanted: string | null;
  /** What was translated is shown as it was written, but for messages that were turned. */
  readonly prefersOriginals: boolean;
  readonly turned: ReadonlySet<string>;
  /** What was asked for, by the ids of the messages. */
  readonly translations: ReadonlyMap<string, Translation>;
  looked(seen: Pick<ListView, 'date' | 'isAtEnd' | 'isDividerAbove'>): void;
  moved(): void;
  stopped(): void;
  actionsOpened(key: string): void;
  reportOpened(key: string): void;
  actionsClosed(): void;
  found(key: string): void;
  broughtIntoSight(): void;
  translationTurned(key: string): void;
  originalsPreferred(prefersOriginals: boolean): void;
  translated(found: readonly ({ messageId: string } & Translation)[]): void;
}

export type ListViewStore = ReturnType<typeof createListView>;

export function createListView() {
  return createStore<ListView>()((set) => ({
    acting: null,
    isReporting: false,
    date: null,
    isMoving: false,
    isAtEnd: true,
    isDividerAbove: false,
    wanted: null,
    prefersOriginals: false,
    turned: new Set<string>(),
    translations: new Map<string, Translation>(),
    looked: (seen) => set(seen),
    moved: () => set({ isMoving: true }),
    stopped: () => set({ isMoving: false }),
    actionsOpened: (acting) => set({ acting, isReporting: false }),
    reportOpened: (acting) => set({ acting, isReporting: true }),
    actionsClosed: () => set({ acting: null, isReporting: false }),
    found: (wanted) => set({ wanted }),
    broughtIntoSight: () => set({ wanted: null }),
    translationTurned: (key) =>
      set(({ turned }) => ({
        turned: new Set([...turned].filter((it) => it !== key).concat(turned.has(key) ? [] : key)),
      })),
    originalsPreferred: (prefersOriginals) => set({ prefersOriginals, turned: new Set() }),
    translated: (found) =>
      set(({ translations }) => ({
        translations: new Map([...translations, ...found.map((it) => [it.messageId, it] as const)]),
      })),
  }));
}
