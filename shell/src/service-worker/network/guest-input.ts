const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

const CHANNEL = 'guest-input';
/** The other tabs hear of an input at most once in this time. */
const TELL_EVERY_MS = 1_000;

/**
 * Calls `onInput` for each input of the guest, in this tab and in the others of the suite. The other tabs hear of the
 * inputs in this one as long as it is open: a tab in which nobody does anything must be able to tell that the guest is
 * busy in another one. Returns the function that stops listening to the other tabs.
 */
export function followGuestInput(onInput: () => void): () => void {
  // A browser without channels between tabs follows only this one.
  const hasChannels = 'BroadcastChannel' in globalThis;
  const others = hasChannels ? new BroadcastChannel(CHANNEL) : undefined;
  others?.addEventListener('message', onInput);
  let toldAt = -Infinity;
  const note = () => {
    onInput();
    if (!hasChannels || performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    // Some browsers do not keep a page with an open channel for going back.
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(null);
    channel.close();
  };
  const options = { capture: true, passive: true };
  for (const input of INPUTS) addEventListener(input, note, options);
  return () => others?.close();
}
