let playing: HTMLMediaElement | undefined;

/** Two recordings at once are none: the one before is paused. */
export function takeTurn(element: HTMLMediaElement): void {
  if (playing !== element) playing?.pause();
  playing = element;
}
