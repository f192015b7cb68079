import { join } from 'node:path';
import process from 'node:process';

/** Returns the release directory of the suite that the journeys run against. */
export const suiteStore = (): string => join(String(process.env.E2E_DATA_DIR), 'releases');
