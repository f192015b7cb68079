import { useSyncExternalStore } from 'react';
import { isMotionReduced, onMotionChange } from './is-motion-reduced';

/**
 * Returns whether the guest prefers reduced motion; true until hydration, because nothing moves before it.
 */
export const useIsMotionReduced = (): boolean =>
  useSyncExternalStore(onMotionChange, isMotionReduced, () => true);
