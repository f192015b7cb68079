import type { MissedFile } from './missed-file';

/**
 * Calls `tell` when a missing file loads after all, because the code that needs it keeps retrying. For
 * stylesheets only the chunk is known, from the error message.
 */
export function whenItComes(
  missed: MissedFile & { error: unknown },
  signal: AbortSignal,
  tell: () => void,
): void {
  const { path, name, version, error } = missed;
  const chunk = /css chunk (\S+) failed/i.exec(String(error))?.[1];
  const wanted = chunk
    ? `link[rel="stylesheet"][href*="/releases/${name}/${version}/${chunk}."]`
    : `script[src*="${path}"]`;
  const heard = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(wanted)) return;
    document.removeEventListener('load', heard, true);
    tell();
  };
  // The `load` event does not bubble, so the listener captures.
  document.addEventListener('load', heard, { capture: true, signal });
}
