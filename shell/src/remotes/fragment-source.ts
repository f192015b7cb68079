import type { FragmentName } from '@guest/shared/routes/fragments';
import { createContext, type ComponentType } from 'react';
import type { PageSource } from './page-source';

/** Loads a part of the home from its remote. */
export type LoadFragment = (name: FragmentName) => Promise<ComponentType>;

/** Where the home gets its parts, and help for one that crashes. */
export interface Fragments {
  fragment: LoadFragment;
  crashed: NonNullable<PageSource['crashed']>;
}

/** On the server nobody asks; null in safe mode, which leaves these parts out. */
export const FragmentSource = createContext<Fragments | null>({
  fragment: () => Promise.reject(new Error('Nobody gives parts')),
  crashed: async () => false,
});
