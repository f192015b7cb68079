import { useState } from 'react';

/**
 * A key for a control that keeps its own value: it changes only where another tab has changed the value, so that the
 * guest's own choice does not take the focus away.
 */
export function useOwnChange<T>(value: T): { key: number; chosen: (value: T) => void } {
  const [shown, setShown] = useState({ value, key: 0 });
  if (shown.value !== value) setShown({ value, key: shown.key + 1 });
  return { key: shown.key, chosen: (next) => setShown((before) => ({ ...before, value: next })) };
}
