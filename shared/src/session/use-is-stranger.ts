import { useHost } from '@guest/shared';
import { useStore } from 'zustand';

/** Whether nobody has signed in on this device, which is so until the page answers. */
export const useIsStranger = (): boolean => useStore(useHost().session, ({ token }) => token === null);
