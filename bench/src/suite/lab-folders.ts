import { suiteRoot } from '../../../release/src/workspace/packages';
import { createDirectoryStorage } from '../../../release/src/storage/directory';
import { join } from 'node:path';

/** The benches' own data directory, kept from run to run so that the database is made once. */
export const labDataDir = join(suiteRoot, '.cache/bench');

export const labStore = createDirectoryStorage(join(labDataDir, 'releases'));
