import { useSyncExternalStore } from 'react';
import type { Line } from './contestant';

/** Stores the lines of a list that has no store of its own. */
export function heldLines() {
  let held: readonly Line[] = [];
  let changed = () => {};
  const set = (next: readonly Line[]) => {
    held = next;
    changed();
  };
  return {
    show: set,
    append: (line: Line) => set([...held, line]),
    useLines: () =>
      useSyncExternalStore(
        (listener) => {
          changed = listener;
          return () => void (changed = () => {});
        },
        () => held,
      ),
  };
}
