/** The event is dispatched on the window, because several packages bundle this module. */
const MISSED = 'code-missed';

/**
 * Whether the error means that a file of the build failed to load, because the network is bad or the build no
 * longer exists.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  // `RUNTIME-008` is the error of module federation for a remote's entry.
  (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk|RUNTIME-008/.test(error.message));

/**
 * Reports a failure in the background. A chunk that failed to load is not a bug, so only the shell is
 * notified.
 */
export function reportLateFailure(error: unknown): void {
  if (isMissingCode(error)) dispatchEvent(new CustomEvent(MISSED, { detail: error }));
  else reportError(error);
}

/**
 * Subscribes to all chunk load failures, including those that a page had to show as an error. Returns the
 * function that unsubscribes.
 */
export function onMissingCode(listener: (error: unknown) => void): () => void {
  // The cast is safe: `reportLateFailure` dispatches this event with the error as its detail.
  const told = (event: Event) => listener((event as CustomEvent<unknown>).detail);
  const heard = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    if (isMissingCode(error)) listener(error);
  };
  addEventListener(MISSED, told);
  addEventListener('error', heard);
  addEventListener('unhandledrejection', heard);
  return () => {
    removeEventListener(MISSED, told);
    removeEventListener('error', heard);
    removeEventListener('unhandledrejection', heard);
  };
}
