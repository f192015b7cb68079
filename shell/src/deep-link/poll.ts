import { MAX_POLLS, POLL_MS } from './limits';

/** Calls a function at an interval until it returns true, for a limited number of times. Resolves to whether it did. */
export async function poll(isReady: () => boolean, signal: AbortSignal): Promise<boolean> {
  for (let polls = 1; !signal.aborted; polls += 1) {
    if (isReady()) return true;
    if (polls === MAX_POLLS) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}
