import { useHost } from '@guest/shared';
import { useStore } from 'zustand';

export const useIsSignedIn = (): boolean => useStore(useHost().session, ({ token }) => token !== null);
