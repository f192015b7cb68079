import type { MissedFile } from './missed-file';

/**
 * Hears of it once a file comes after all, as whoever wants it goes on asking. Of styles only the chunk is known, by the
 * error's words.
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
  // It does not bubble.
  document.addEventListener('load', heard, { capture: true, signal });
}
