import type { KeyboardEvent } from 'react';

/** Moves the focus between the search field and the results with the arrow keys. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const from = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[from + step];
  if (from < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
