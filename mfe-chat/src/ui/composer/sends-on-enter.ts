/** The key that an input method takes for itself, whatever the key says. */
const IN_COMPOSITION = 229;

interface Pressed {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether a key sends what is written. Enter does, but for a new line with Shift; on a keyboard of glass it is the new
 * line. While an input method puts a word together, no key ever sends.
 */
export function sendsOnEnter(pressed: Pressed, isTouch: boolean): boolean {
  if (pressed.key !== 'Enter' || pressed.isComposing || pressed.keyCode === IN_COMPOSITION) return false;
  if (pressed.ctrlKey || pressed.metaKey) return true;
  return !isTouch && !pressed.shiftKey && !pressed.altKey;
}
