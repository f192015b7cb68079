import { contract } from '../core/endpoint';

export type {
  Audience,
  Directory,
  DirectoryEntry,
  DirectorySummary,
  EntryAction,
  EntryLink,
} from './directory.schema';

export const directoryContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './directory.schema').then((it) => it.directoryChecks),
  {
    listDirectories: {
      method: 'GET',
      path: '/web/property/:property/directories',
      summary: 'What a guest may want to look up in the house',
    },
    getDirectory: {
      method: 'GET',
      path: '/web/property/:property/directories/:directory',
      summary: 'One directory with its entries',
    },
  },
);
