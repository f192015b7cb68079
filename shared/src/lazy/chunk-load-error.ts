/** The event is dispatched on the window, because several packages bundle this module. */
const CHUNK_FAILED_EVENT = 'code-missed';

/**
 * Whether the error means that a file of the build failed to load, because the network is bad or the build no
 * longer exists.
 */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  // `RUNTIME-008` is the error of module federation for a remote's entry.
  (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk|RUNTIME-008/.test(error.message));

/**
 * Reports a failure in the background. A chunk that failed to load is not a bug, so only the shell is
 * notified.
 */
export function reportBackgroundError(error: unknown): void {
  if (isChunkLoadError(error)) dispatchEvent(new CustomEvent(CHUNK_FAILED_EVENT, { detail: error }));
  else reportError(error);
}

/**
 * Subscribes to all chunk load failures, including those that a page had to show as an error. Returns the
 * function that unsubscribes.
 */
export function onChunkLoadError(listener: (error: unknown) => void): () => void {
  // The cast is safe: `reportBackgroundError` dispatches this event with the error as its detail.
  const onReported = (event: Event) => listener((event as CustomEvent<unknown>).detail);
  const onUncaught = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    if (isChunkLoadError(error)) listener(error);
  };
  addEventListener(CHUNK_FAILED_EVENT, onReported);
  addEventListener('error', onUncaught);
  addEventListener('unhandledrejection', onUncaught);
  return () => {
    removeEventListener(CHUNK_FAILED_EVENT, onReported);
    removeEventListener('error', onUncaught);
    removeEventListener('unhandledrejection', onUncaught);
  };
}
