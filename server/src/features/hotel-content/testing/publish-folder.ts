import type { Database } from '../../../platform/db/database';
import { NOON } from '../../../testing/noon';
import { checkFiles } from '../check/check-files';
import type { FolderPictures } from '../model/hotel-content';
import { propertyIdIn } from '../rows/row-context';
import { publishVersion, type PublishOptions } from '../versions/publish';
import { createVersionRepository, type ContentVersion } from '../versions/version.repository';

/** Stores a valid folder as a draft. */
export async function draftOf(
  db: Database,
  files: ReadonlyMap<string, string>,
  pictures: FolderPictures = new Map(),
): Promise<ContentVersion> {
  const { content, problems } = checkFiles(files, pictures);
  if (!content) throw new Error(JSON.stringify(problems));
  const { slug } = content.hotel.value;
  return db.transaction((tx) =>
    createVersionRepository(tx).add({
      propertyId: propertyIdIn(content),
      slug,
      files,
      pictures,
      note: '',
      by: 'operator:test',
    }),
  );
}

export async function publishFolder(
  db: Database,
  files: ReadonlyMap<string, string>,
  options: Partial<PublishOptions> = {},
) {
  return publishVersion(db, await draftOf(db, files), {
    now: new Date(NOON),
    by: 'operator:test',
    ...options,
  });
}
