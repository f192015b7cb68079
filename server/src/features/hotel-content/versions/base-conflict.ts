import { NO_CONTENTS } from '../merge/contents';
import { differingPaths } from '../merge/merge-contents';
import { ContentConflict } from './content-conflict';
import type { ContentRepository, ContentVersion } from './version.repository';

const MAX_NAMED = 10;

/** Returns the conflict of a draft whose base is no longer the live version. */
export async function baseConflictOf(
  versions: ContentRepository,
  { slug, number, base }: ContentVersion,
  live: ContentVersion | undefined,
): Promise<ContentConflict> {
  if (!live) return new ContentConflict('base-moved', `No version of ${slug} is live any more.`);
  const before = base === null ? undefined : await versions.find(slug, base);
  const paths = differingPaths(
    before ? await versions.filesOf(before) : NO_CONTENTS,
    await versions.filesOf(live),
  );
  const by = live.publishedBy ?? live.createdBy;
  return new ContentConflict(
    'base-moved',
    `Version ${live.number} of ${by} has been published since what version ${number} is based on; they differ in ${named(paths)}. --rebase takes these changes over, --overwrite publishes without them.`,
  );
}

function named(paths: readonly string[]): string {
  if (paths.length === 0) return 'no file';
  const more = paths.length - MAX_NAMED;
  return `${paths.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
