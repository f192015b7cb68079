import { useHost } from '@guest/shared';
import { useStore } from 'zustand';

/** Whether the guest is known, and needs no way in. */
export const useIsSignedIn = (): boolean => useStore(useHost().session, ({ token }) => token !== null);
