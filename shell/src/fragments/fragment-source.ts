import type { FragmentName } from '@guest/shared/routes/fragments';
import { createContext, type ComponentType } from 'react';

/** Loads a part of the home from its remote. */
export type LoadFragment = (name: FragmentName) => Promise<ComponentType>;

/** Where the home gets its parts. On the server nobody asks. */
export const FragmentSource = createContext<LoadFragment>(() =>
  Promise.reject(new Error('Nobody gives parts')),
);
