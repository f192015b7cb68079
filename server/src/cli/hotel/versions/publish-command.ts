import { rebasedVersion, storeRebased } from '../../../features/hotel-content/versions/rebase';
import { createVersionRepository } from '../../../features/hotel-content/versions/version.repository';
import { withDatabase } from '../../database/with-database';
import { CommandFailure, type CommandResult } from '../result/output';
import { publishAsOperator } from './publish-as-operator';
import { assertConfirmed, type PublishFlags, type VersionName } from './publish-flags';
import { withDryRun } from '../../../features/hotel-content/versions/with-dry-run';

export async function publishCommand(
  env: NodeJS.ProcessEnv,
  { slug, number }: VersionName,
  flags: PublishFlags,
): Promise<CommandResult> {
  await assertConfirmed(flags, `Publish ${slug}?`);
  return withDatabase(env, async (db) => {
    const versions = createVersionRepository(db);
    const drafts = (await versions.list(slug)).filter(({ state }) => state === 'draft');
    const version = number === undefined ? drafts[0] : drafts.find((one) => one.number === number);
    if (!version)
      throw new CommandFailure(
        66,
        `${slug} has no ${number === undefined ? 'draft' : `draft ${number}`}.`,
        'version-missing',
      );
    const rebased = flags.rebase ? await rebasedVersion(versions, version, flags) : undefined;
    return withDryRun(db, flags, async (on) =>
      publishAsOperator(on, await storeRebased(on, version, rebased), flags),
    );
  });
}
