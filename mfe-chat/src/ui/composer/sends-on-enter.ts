/** The `keyCode` that browsers report for any key handled by an input method. */
const IN_COMPOSITION = 229;

interface PressedKey {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Reports whether a key press sends the message. Enter sends, except with Shift or on a touch device, where
 * it inserts a line break. No key sends while an input method is composing.
 */
export function sendsOnEnter(pressed: PressedKey, isTouch: boolean): boolean {
  if (pressed.key !== 'Enter' || pressed.isComposing || pressed.keyCode === IN_COMPOSITION) return false;
  if (pressed.ctrlKey || pressed.metaKey) return true;
  return !isTouch && !pressed.shiftKey && !pressed.altKey;
}
