/** Whether an error says that a file of the build could not be loaded. */
const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));

/** Hears of every chunk that failed, also where a page's boundary has caught it. Returns its stop function. */
export function onChunkError(listener: () => void): () => void {
  const heard = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (isChunkError('reason' in event ? event.reason : event.error)) listener();
  };
  addEventListener('error', heard);
  addEventListener('unhandledrejection', heard);
  return () => {
    removeEventListener('error', heard);
    removeEventListener('unhandledrejection', heard);
  };
}
