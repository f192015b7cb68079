import { hashOfSources } from '../model/hash-of-sources';

/** The source folders that determine which rows are derived from the files of a hotel. */
const SOURCES = [
  'server/src/features/hotel-content',
  'server/src/features/picture',
  'server/src/features/property',
  'server/src/features/table-booking/model',
  'shared/src/contracts',
  'shared/src/routes',
];

let known: Promise<string> | undefined;

/**
 * Returns a hash of the sources that derive rows from the files of hotels. If it is unchanged, a start need not
 * derive the rows of live hotels again.
 */
export const derivation = (): Promise<string> => (known ??= hashOfSources(SOURCES));
