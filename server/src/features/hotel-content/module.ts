import type { Connection, Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { StaffAccess } from '../staff/staff-access.repository';
import type { Uploads } from '../upload/module';
import { createPictureStore } from './pictures/picture-store';
import { contentPictureRoutes } from './staff/content-picture.routes';
import { contentRoutes } from './staff/content.routes';
import { derivation } from './versions/derivation';
import { rowsOfFiles } from './versions/publish';
import { createVersionRepository, lockContent, type ContentVersion } from './versions/version.repository';
import { writeContent } from './versions/write-content';

/** The start keeps the pictures of the demo hotels. */
export { createPictureStore };

interface RefreshOptions {
  now: Date;
  /** A hotel that cannot be refreshed stays as it is; the others go on. */
  failed: (slug: string, error: unknown) => void;
  /** Tests give another one in place of that of this version of the software. */
  derive?: typeof rowsOfFiles;
}

/**
 * Writes the hotels whose rows an earlier version of the software has derived from their files in another way. What is
 * live stays the same version, and live state is not touched, as when a version is published.
 */
export async function refreshHotels(
  db: Pick<Database, 'transaction'>,
  { now, failed, derive }: RefreshOptions,
): Promise<void> {
  const live = await db.transaction((tx) => createVersionRepository(tx).listLive());
  for (const { slug, propertyId } of live)
    await db
      .transaction(async (tx) => {
        await lockContent(tx, propertyId);
        const version = await createVersionRepository(tx).live(slug);
        if (version) await refreshHotel(tx, version, { now, derive });
      })
      .catch((error: unknown) => failed(slug, error));
}

async function refreshHotel(
  tx: Connection,
  version: ContentVersion,
  { now, derive }: Pick<RefreshOptions, 'now' | 'derive'>,
): Promise<void> {
  const versions = createVersionRepository(tx);
  // Reading the files takes longer than the rest of a start.
  if (!derive && (await versions.derivedBy(version)) === (await derivation())) return;
  const rows = (derive ?? rowsOfFiles)(await versions.filesOf(version), now);
  const live = await versions.writtenRows(version);
  // Without them, an earlier version of the software has written what this one derives.
  if (live) await writeContent(tx, version, { live, next: rows, now, overwrite: false });
  await versions.keepWrittenRows(version, rows);
}

interface ContentModuleDeps {
  db: Database;
  access: StaffAccess;
  uploads: Pick<Uploads, 'store'>;
  now: () => number;
}

/** The content of the hotels, for staff who keep it over HTTP. */
export function createContentModule({ db, access, uploads, now }: ContentModuleDeps): Module {
  const store = createPictureStore(uploads.store);
  return {
    async routes(app) {
      contentRoutes(app, { db, access, store, now });
      // The parser of bytes must not apply to other routes.
      await app.register(async (scope) => contentPictureRoutes(scope, { access, store }));
    },
  };
}
