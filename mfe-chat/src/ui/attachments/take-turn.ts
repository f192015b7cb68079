let playing: HTMLMediaElement | undefined;

/** Pauses the recording that is playing, so that only one plays at a time. */
export function takeTurn(element: HTMLMediaElement): void {
  if (playing !== element) playing?.pause();
  playing = element;
}
