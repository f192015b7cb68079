const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** The other tabs hear of an input at most once in this time. */
const TELL_EVERY_MS = 1_000;

/**
 * Calls `onInput` for each input of the guest, in this tab and in the others of the suite, as long as the page is
 * open: a tab in which nobody does anything must be able to tell that the guest is busy in another one.
 */
export function followGuestInput(onInput: () => void): void {
  // A browser without channels between tabs follows only this one.
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('guest-input') : undefined;
  let toldAt = -Infinity;
  const note = () => {
    onInput();
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    tabs?.postMessage(null);
  };
  const options = { capture: true, passive: true };
  for (const input of INPUTS) addEventListener(input, note, options);
  tabs?.addEventListener('message', onInput);
}
