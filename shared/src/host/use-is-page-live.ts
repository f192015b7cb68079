import { useHost } from '@guest/shared';
import { useStore } from 'zustand';

/** Whether the page answers already. What its first view does not need comes after that. */
export function useIsPageLive(): boolean {
  return useStore(useHost().takeOver, (state) => state.isPageLive);
}
