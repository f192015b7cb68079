const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the guest has asked for things not to move. Not for what is drawn: the server cannot know. */
export const isMotionReduced = (): boolean => matchMedia(QUERY).matches;

/** Returns its stop function. */
export function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
