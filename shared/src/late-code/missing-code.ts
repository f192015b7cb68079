/** Told to the window, so that it is heard whoever bundled this module. */
const MISSED = 'code-missed';

/** Whether an error says that a file of the build did not come: the network is bad, or the build is gone. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  // The second is the federation's, of a remote's entry.
  (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk|RUNTIME-008/.test(error.message));

/** Reports what failed in the background. A file that did not come is nobody's mistake: the shell is told, and no more. */
export function reportLateFailure(error: unknown): void {
  if (isMissingCode(error)) dispatchEvent(new CustomEvent(MISSED, { detail: error }));
  else reportError(error);
}

/** Hears of every file that did not come, also where it was an error that a page had to show. Returns its stop function. */
export function onMissingCode(listener: (error: unknown) => void): () => void {
  // Told above, with the error and nothing else.
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
