import { createStore } from 'zustand';

export interface Translation {
  text: string;
  /** The original language, if known. */
  from?: string | undefined;
}

/** The view state of the list of one room, which lasts as long as the list is shown. */
export interface ListView {
  /** The key of the message whose actions are open. */
  readonly acting: string | null;
  /** Whether the sheet was opened for a report only, without the other actions. */
  readonly isReporting: boolean;
  /** The date of the topmost visible message. */
  readonly date: string | null;
  readonly isMoving: boolean;
  readonly isAtEnd: boolean;
  /** Whether the divider is above the visible part of the list. */
  readonly isDividerAbove: boolean;
  /** The key of a search result that should be scrolled into view. */
  readonly scrollTarget: string | null;
  /** Whether translated messages show their original text. The messages in `toggled` show the opposite. */
  readonly prefersOriginals: boolean;
  readonly toggled: ReadonlySet<string>;
  /** Translations requested so far, by message id. */
  readonly translations: ReadonlyMap<string, Translation>;
  positionChanged(position: Pick<ListView, 'date' | 'isAtEnd' | 'isDividerAbove'>): void;
  scrollStarted(): void;
  scrollEnded(): void;
  actionsOpened(key: string): void;
  reportOpened(key: string): void;
  actionsClosed(): void;
  found(key: string): void;
  scrolledToTarget(): void;
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
    scrollTarget: null,
    prefersOriginals: false,
    toggled: new Set<string>(),
    translations: new Map<string, Translation>(),
    positionChanged: (position) => set(position),
    scrollStarted: () => set({ isMoving: true }),
    scrollEnded: () => set({ isMoving: false }),
    actionsOpened: (acting) => set({ acting, isReporting: false }),
    reportOpened: (acting) => set({ acting, isReporting: true }),
    actionsClosed: () => set({ acting: null, isReporting: false }),
    found: (scrollTarget) => set({ scrollTarget }),
    scrolledToTarget: () => set({ scrollTarget: null }),
    translationTurned: (key) =>
      set(({ toggled }) => ({
        toggled: new Set([...toggled].filter((it) => it !== key).concat(toggled.has(key) ? [] : key)),
      })),
    originalsPreferred: (prefersOriginals) => set({ prefersOriginals, toggled: new Set() }),
    translated: (found) =>
      set(({ translations }) => ({
        translations: new Map([...translations, ...found.map((it) => [it.messageId, it] as const)]),
      })),
  }));
}
