import { createVersionRepository } from '../../../features/hotel-content/versions/version.repository';
import { withDatabase } from '../../database/with-database';
import { CommandFailure, type CommandResult } from '../result/output';

export async function historyCommand(env: NodeJS.ProcessEnv, slug: string): Promise<CommandResult> {
  return withDatabase(env, async (db) => {
    const versions = await createVersionRepository(db).list(slug);
    if (versions.length === 0)
      throw new CommandFailure(66, `There is no version of ${slug}.`, 'version-missing');
    return {
      code: 0,
      lines: versions.map((one) =>
        [
          `${one.number}`,
          one.state,
          (one.publishedAt ?? one.createdAt).toISOString(),
          one.publishedBy ?? one.createdBy,
          ...(one.copyOf === null ? [] : [`= ${one.copyOf}`]),
          one.note,
        ].join('  '),
      ),
      data: { versions },
    };
  });
}
