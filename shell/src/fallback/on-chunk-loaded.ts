import type { FailedChunk } from './failed-chunk';

/**
 * Calls `notify` when a missing file loads after all, because the code that needs it keeps retrying. For
 * stylesheets only the chunk is known, from the error message.
 */
export function onChunkLoaded(
  failedChunk: FailedChunk & { error: unknown },
  signal: AbortSignal,
  notify: () => void,
): void {
  const { path, error } = failedChunk;
  const chunk = /css chunk (\S+) failed/i.exec(String(error))?.[1];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const selector = chunk ? `link[rel="stylesheet"][href*="${folder}${chunk}."]` : `script[src*="${path}"]`;
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(selector)) return;
    document.removeEventListener('load', onLoad, true);
    notify();
  };
  // The `load` event does not bubble, so the listener captures.
  document.addEventListener('load', onLoad, { capture: true, signal });
}
