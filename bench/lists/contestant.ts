import type { ReactElement } from 'react';

/** A message as every list can show it: who, what, when. */
export interface Line {
  readonly seq: number;
  readonly text: string;
  readonly isOwn: boolean;
  /** ISO 8601. */
  readonly at: string;
}

/** One way to show a room: it is given all lines at once, and then one after the other. */
export interface Contestant {
  render(): ReactElement;
  show(lines: readonly Line[]): void;
  append(line: Line): void;
  /** What scrolls, once something is shown. */
  box(): HTMLElement | null;
}
