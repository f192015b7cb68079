import { countsOf, publishVersion } from '../../../features/hotel-content/versions/publish';
import type { ContentVersion } from '../../../features/hotel-content/versions/version.repository';
import type { CommandResult } from '../result/output';
import { operator, type PublishFlags } from './publish-flags';
import type { DatabaseOrTransaction } from '../../../features/hotel-content/versions/with-dry-run';

/** Publishes a stored version and reports how many rows it has changed. */
export async function publishAsOperator(
  db: DatabaseOrTransaction,
  version: ContentVersion,
  { overwrite, dryRun }: PublishFlags,
): Promise<CommandResult> {
  const changes = await publishVersion(db, version, {
    now: new Date(),
    by: operator(),
    overwrite: overwrite === true,
  });
  const counts = countsOf(changes);
  return {
    code: 0,
    lines: [
      `Version ${version.number} of ${version.slug} ${dryRun ? 'would be' : 'is'} live: ${counts.added} added, ${counts.changed} changed, ${counts.gone} gone.`,
    ],
    data: { slug: version.slug, version: version.number, state: dryRun ? 'draft' : 'published', ...counts },
  };
}
