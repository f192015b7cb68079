import { join } from 'node:path';
import process from 'node:process';

/** Where the suite that the journeys run against keeps its releases. */
export const suiteStore = (): string => join(String(process.env.E2E_DATA_DIR), 'releases');
