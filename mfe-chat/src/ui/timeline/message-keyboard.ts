import type { KeyboardEvent } from 'react';
import type { Rows } from './rows';

/** The number of frames that the virtual list may take to render a row outside the visible part. */
const MAX_FRAMES = 10;

/**
 * Moves the focus between messages with the arrow keys, from the list itself to its last visible message, and
 * scrolls along. The focus lands on the actions button of a message, whose name identifies the message.
 */
export function moveBetweenMessages(
  event: KeyboardEvent<HTMLElement>,
  toRow: (at: number) => void,
  { rows }: Rows,
): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const { currentTarget: box, target } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const from = target === box ? lastVisible(box) : target.dataset.actions;
  if (from === undefined) return;
  const start = rows.findIndex(({ key }) => key === from);
  const next = target === box ? start : nextMessage(rows, start, step);
  const row = rows[next];
  if (!row) return;
  event.preventDefault();
  toRow(next);
  focusWhenRendered(box, row.key, MAX_FRAMES);
}

function nextMessage(rows: Rows['rows'], start: number, step: number): number {
  let at = start + step;
  while (rows[at] && rows[at]?.kind !== 'message') at += step;
  return at;
}

function lastVisible(box: HTMLElement): string | undefined {
  const { bottom } = box.getBoundingClientRect();
  const buttons = [...box.querySelectorAll<HTMLElement>('[data-actions]')];
  return buttons.findLast((button) => button.getBoundingClientRect().top < bottom)?.dataset.actions;
}

function focusWhenRendered(box: HTMLElement, key: string, frames: number): void {
  const button = box.querySelector<HTMLElement>(`[data-actions="${CSS.escape(key)}"]`);
  if (button) button.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusWhenRendered(box, key, frames - 1));
}
