import { createVersionRepository } from '../../../features/hotel-content/versions/version.repository';
import { withDatabase } from '../../database/with-database';
import { CommandFailure, type CommandResult } from '../result/output';
import { publishAsOperator } from './publish-as-operator';
import { assertConfirmed, operator, type PublishFlags, type VersionName } from './publish-flags';
import { withDryRun } from '../../../features/hotel-content/versions/with-dry-run';

export async function rollbackCommand(
  env: NodeJS.ProcessEnv,
  { slug, number }: VersionName,
  flags: PublishFlags,
): Promise<CommandResult> {
  await assertConfirmed(flags, `Bring back an earlier version of ${slug}?`);
  return withDatabase(env, async (db) => {
    const versions = createVersionRepository(db);
    const back = await versions.earlier(slug, number);
    if (!back)
      throw new CommandFailure(
        66,
        `${slug} has no ${number === undefined ? 'earlier version' : `published version ${number}`}.`,
        'version-missing',
      );
    const files = await versions.filesOf(back);
    const note = flags.note ?? `version ${back.number} again`;
    return withDryRun(db, flags, async (on) => {
      const version = await on.transaction((tx) =>
        createVersionRepository(tx).add({
          propertyId: back.propertyId,
          slug,
          ...files,
          note,
          by: operator(),
          copyOf: back.number,
        }),
      );
      return publishAsOperator(on, version, flags);
    });
  });
}
