import { checkFiles } from '../check/check-files';
import { NO_CONTENTS, type Contents, type ThreeContents } from '../merge/contents';
import { mergeContents, type MergedContents } from '../merge/merge-contents';
import { formatProblem } from '../model/problem';
import { ContentConflict } from './content-conflict';
import {
  createVersionRepository,
  type ContentRepository,
  type ContentVersion,
  type NewVersion,
} from './version.repository';
import type { DatabaseOrTransaction } from './with-dry-run';

export interface RebaseOptions {
  /** If both have changed the same, mine is kept instead of throwing, unless lines cannot tell what is mine. */
  overwrite?: boolean | undefined;
}

/**
 * Merges the changes that others have published (`theirs`) into the folder (`mine`). Throws if both have changed the same
 * thing in different ways, or if the merged files do not pass the check.
 */
export function takeOver(three: ThreeContents, { overwrite }: RebaseOptions): MergedContents {
  const merged = mergeContents(three);
  // Neither side is kept by garbled lines, and a wrong allergen is dangerous: people have to merge them.
  if (merged.garbled.length > 0)
    throw new ContentConflict(
      'changed-by-both',
      `These cannot be merged by lines, not even with --overwrite: ${merged.conflicts.join('; ')}. Nothing was taken over. Export what is live into another folder and write your changes there, or publish yours without theirs, with --overwrite and without --rebase.`,
    );
  if (merged.conflicts.length > 0 && !overwrite)
    throw new ContentConflict(
      'changed-by-both',
      `Both have changed the same in different ways: ${merged.conflicts.join('; ')}. Nothing was taken over. Decide for one of both, or keep yours there with --rebase --overwrite.`,
    );
  const { content, problems } = checkFiles(merged.files, merged.pictures);
  if (!content)
    throw new ContentConflict(
      'changed-by-both',
      `Both changes together do not pass the check: ${problems
        .filter(({ severity }) => severity === 'error')
        .map(formatProblem)
        .join('; ')}`,
    );
  return merged;
}

/** Merges as `takeOver` does, perhaps in another thread. */
type Merge = (three: ThreeContents, options: RebaseOptions) => Contents | Promise<Contents>;

/**
 * Returns the version by the same author that contains what has been published since the draft was made, or nothing if
 * the draft is based on the live version. Call it before a transaction begins, because merging takes seconds.
 */
export async function rebasedVersion(
  versions: ContentRepository,
  draft: ContentVersion,
  { merge = takeOver, overwrite }: RebaseOptions & { merge?: Merge },
): Promise<NewVersion | undefined> {
  const { propertyId, slug, note, createdBy } = draft;
  const live = await versions.live(slug);
  if (!live || live.number === draft.base) return undefined;
  const before = draft.base === null ? undefined : await versions.find(slug, draft.base);
  const base: Contents = before ? await versions.filesOf(before) : NO_CONTENTS;
  const [theirs, mine] = [await versions.filesOf(live), await versions.filesOf(draft)];
  const { files, pictures } = await merge({ base, theirs, mine }, { overwrite });
  return { propertyId, slug, files, pictures, note, by: createdBy, base: live.number };
}

/** Stores a version that was rebased, or returns the draft if there was nothing to take over. */
export const storeRebased = async (
  db: DatabaseOrTransaction,
  draft: ContentVersion,
  rebased: NewVersion | undefined,
): Promise<ContentVersion> =>
  rebased ? db.transaction((tx) => createVersionRepository(tx).add(rebased)) : draft;
