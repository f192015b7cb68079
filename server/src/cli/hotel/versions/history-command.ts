import { createVersionRepository } from '../../../features/hotel-content/versions/version.repository';
import { withDatabase } from '../../database/with-database';
import { CommandFailure, type CommandResult } from '../result/output';
import type { ListedVersion } from './version-source';

export async function historyCommand(env: NodeJS.ProcessEnv, slug: string): Promise<CommandResult> {
  return withDatabase(env, async (db) => {
    const versions = await createVersionRepository(db).list(slug);
    if (versions.length === 0)
      throw new CommandFailure(66, `There is no version of ${slug}.`, 'version-missing');
    return {
      code: 0,
      lines: versions.map(formatVersion),
      data: { versions },
    };
  });
}

export const formatVersion = (one: ListedVersion): string =>
  [
    `${one.number}`,
    one.state,
    new Date(one.publishedAt ?? one.createdAt).toISOString(),
    one.publishedBy ?? one.createdBy,
    ...(one.copyOf === null ? [] : [`= ${one.copyOf}`]),
    one.note,
  ].join('  ');
