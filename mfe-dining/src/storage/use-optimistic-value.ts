import { useState } from 'react';

/**
 * Returns a key for an uncontrolled input. The key changes only if another tab has changed the value, so that
 * the guest's own change does not remount the input and lose the focus.
 */
export function useOptimisticValue<T>(value: T): { key: number; setValue: (value: T) => void } {
  const [shown, setShown] = useState({ value, key: 0 });
  if (shown.value !== value) setShown({ value, key: shown.key + 1 });
  return { key: shown.key, setValue: (next) => setShown((before) => ({ ...before, value: next })) };
}
