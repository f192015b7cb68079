import { suiteRoot } from '../../../release/src/workspace/packages';
import { createDirectoryStorage } from '../../../release/src/storage/directory';
import { join } from 'node:path';

/** The data directory of the benchmarks. It is reused so that the database is created only once. */
export const labDataDir = join(suiteRoot, '.cache/bench');

export const labStore = createDirectoryStorage(join(labDataDir, 'releases'));
