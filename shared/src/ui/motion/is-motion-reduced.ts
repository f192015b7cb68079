const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Returns whether the guest prefers reduced motion. It must not be used while rendering, because the server
 * does not know the preference.
 */
export const isMotionReduced = (): boolean => matchMedia(QUERY).matches;

/** Returns the function that unsubscribes. */
export function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
