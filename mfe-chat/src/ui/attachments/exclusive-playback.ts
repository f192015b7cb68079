let playing: HTMLMediaElement | undefined;

/** Pauses the recording that is playing, so that only one plays at a time. */
export function pauseOthers(element: HTMLMediaElement): void {
  if (playing !== element) playing?.pause();
  playing = element;
}
