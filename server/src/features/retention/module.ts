import { join } from 'node:path';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import { createRetention } from './retention';

interface RetentionModuleDeps {
  db: Database;
  config: Pick<Config, 'dataDir'>;
  now: () => number;
}

/** Deletes what has outlived its retention period. */
export function createRetentionModule({ db, config, now }: RetentionModuleDeps): Module {
  const ledgerFile = join(config.dataDir, 'forgotten-rooms.jsonl');
  const run = createRetention({ db, now, ledgerFile });
  return { jobs: [{ name: 'retention', everyMs: HOUSEKEEPING_MS, run }] };
}
