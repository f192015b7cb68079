import { useSyncExternalStore } from 'react';
import { isMotionReduced, onMotionChange } from './is-motion-reduced';

/** Whether the guest has asked for things not to move; until the page answers, nothing moves anyway. */
export const useIsMotionReduced = (): boolean =>
  useSyncExternalStore(onMotionChange, isMotionReduced, () => true);
