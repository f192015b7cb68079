import type { FragmentName, OwnFragmentName } from '@guest/shared/routes/fragments';
import type { RemoteName } from '@guest/shared/routes/remotes';
import { createContext, type ComponentType } from 'react';
import type { PageSource } from './page-source';

export type LoadFragment = (
  name: FragmentName | OwnFragmentName,
  owner: RemoteName,
) => Promise<ComponentType>;

/** Provides the fragments of the home page and recovers those that crash. */
export interface FragmentProvider {
  fragment: LoadFragment;
  crashed: NonNullable<PageSource['crashed']>;
}

/**
 * The default is only used on the server, where no fragment is loaded. `null` means safe mode, which leaves
 * fragments out.
 */
export const FragmentSource = createContext<FragmentProvider | null>({
  fragment: () => Promise.reject(new Error('no fragment source provided')),
  crashed: async () => false,
});
