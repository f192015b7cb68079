import type { ReactElement } from 'react';

/** A message with the fields that every list can show. */
export interface Line {
  readonly seq: number;
  readonly text: string;
  readonly isOwn: boolean;
  /** An ISO 8601 timestamp. */
  readonly at: string;
}

/** A list under test. It receives all initial lines at once and further lines one at a time. */
export interface ListSubject {
  render(): ReactElement;
  show(lines: readonly Line[]): void;
  append(line: Line): void;
  /** The scrolling element, once something is shown. */
  box(): HTMLElement | null;
}
