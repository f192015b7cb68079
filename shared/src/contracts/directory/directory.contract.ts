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
      summary: 'Lists the directories of the hotel',
    },
    getDirectory: {
      method: 'GET',
      path: '/web/property/:property/directories/:directory',
      summary: 'Returns a directory with its entries',
    },
  },
);
