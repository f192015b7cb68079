import { useSyncExternalStore } from 'react';
import type { Line } from './subject';

/** Stores the lines of a list that has no store of its own. */
export function createLineStore() {
  let stored: readonly Line[] = [];
  let changed = () => {};
  const set = (next: readonly Line[]) => {
    stored = next;
    changed();
  };
  return {
    show: set,
    append: (line: Line) => set([...stored, line]),
    useLines: () =>
      useSyncExternalStore(
        (listener) => {
          changed = listener;
          return () => void (changed = () => {});
        },
        () => stored,
      ),
  };
}
