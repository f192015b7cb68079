import type { Connection, Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { StaffAccess } from '../staff/staff-access.repository';
import type { Uploads } from '../upload/module';
import { compareRows } from './changes/compare-rows';
import { createInspectedPictures } from './pictures/inspected-pictures';
import { createPictureStore } from './pictures/picture-store';
import { createDeleteOldContent } from './retention/delete-old-content.job';
import { contentPictureRoutes } from './staff/content-picture.routes';
import { contentRoutes } from './staff/content.routes';
import { createContentThread } from './thread/create-content-thread';
import { derivation } from './written/derivation';
import { createWrittenRepository } from './written/written.repository';
import { rowsOfFiles } from './versions/rows-of-files';
import { lockContent } from './lock/content-lock';
import { createVersionRepository, type ContentVersion } from './versions/version.repository';
import { writeContent } from './versions/write-content';

/** Exported because the demo stores the pictures of its hotels when the server starts. */
export { createPictureStore };

interface RefreshOptions {
  now: Date;
  /** Called for a hotel that cannot be refreshed. It stays unchanged, and the others are still refreshed. */
  failed: (slug: string, error: unknown) => void;
  /** Tests replace it to simulate a later version of the software that derives other rows. */
  derive?: typeof rowsOfFiles;
}

/**
 * Updates the rows of hotels if this version of the software derives other rows from their files than the version
 * that wrote them. The live version of the content stays the same, and live state such as stock is not changed.
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
  const written = createWrittenRepository(tx);
  // If the same software has derived the rows, the files need not be read, which would take longer than the rest of
  // the start.
  if (!derive && (await written.derivedBy(version)) === (await derivation())) return;
  const live = await written.rows(version);
  const derived = (derive ?? rowsOfFiles)(await versions.filesOf(version), now);
  const comparison = compareRows(derived, live ?? null);
  // Versions published before rows were recorded have none to compare with; their rows are taken as up to date and
  // recorded.
  if (live) await writeContent(tx, version, { comparison, now, overwrite: false });
  await written.record(version, comparison.toRecord);
}

interface ContentModuleDeps {
  db: Database;
  access: StaffAccess;
  uploads: Pick<Uploads, 'store'>;
  now: () => number;
}

/** Lets staff edit the content of their hotel over HTTP, and deletes what no version needs any more. */
export function createContentModule({ db, access, uploads, now }: ContentModuleDeps): Module {
  const store = createPictureStore(uploads.store);
  const inspected = createInspectedPictures(store);
  const thread = createContentThread();
  return {
    async routes(app) {
      contentRoutes(app, { db, access, store, inspected, thread, now });
      // The body parser of pictures must not apply to other routes, so they get a scope of their own.
      await app.register(async (scope) => contentPictureRoutes(scope, { access, db, store, inspected }));
    },
    jobs: [
      {
        name: 'oldContent',
        everyMs: HOUSEKEEPING_MS,
        run: createDeleteOldContent({ db, removePicture: store.remove, now }),
      },
    ],
  };
}
