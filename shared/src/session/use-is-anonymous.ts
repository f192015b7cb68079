import { useHost } from '@guest/shared';
import { useStore } from 'zustand';

/** Returns whether the visitor is anonymous, which is always true before hydration. */
export const useIsAnonymous = (): boolean => useStore(useHost().session, ({ token }) => token === null);
