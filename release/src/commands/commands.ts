import type { Command } from '../command/command';
import { build } from './build';
import { channel } from './channel';
import { check } from './check';
import { exportSite } from './export';
import { history } from './history';
import { keys } from './keys';
import { mix } from './mix';
import { promoteVersions } from './promote';
import { prune } from './prune';
import { publishBuild } from './publish';
import { rollback } from './rollback';
import { status } from './status';
import { types } from './types';

/** The commands in the order of a release's life. */
export const commands: readonly Command[] = [
  build,
  publishBuild,
  check,
  mix,
  promoteVersions,
  status,
  history,
  rollback,
  channel,
  keys,
  types,
  exportSite,
  prune,
];
