import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { RequestError } from '../../../platform/errors/request-error';
import { property, staffAction } from '../../../platform/db/tables/schema';
import { ContentConflict } from '../versions/content-conflict';
import { countsOf, publishVersion, type PublishOptions } from '../versions/publish';
import { withDryRun, type DatabaseOrTransaction } from '../versions/with-dry-run';
import type { ContentVersion } from '../versions/version.repository';
import { hotelWithdrawn, type ContentEditor } from './content-editor';
import { managerNeeded, managerOnlyChanges } from './manager-only';

interface PublishRequest {
  overwrite?: boolean | undefined;
  dryRun?: boolean | undefined;
}

/** Publishes a version on behalf of a member of staff and records it in the audit log. */
export async function publishAsStaff(
  db: Database,
  editor: ContentEditor,
  versionOf: (on: DatabaseOrTransaction) => Promise<ContentVersion>,
  {
    overwrite = false,
    dryRun = false,
    ...options
  }: PublishRequest & Pick<PublishOptions, 'now' | 'compare' | 'compared'>,
) {
  return withDryRun(db, { dryRun }, async (on) => {
    const version = await versionOf(on).catch(refuseConflict);
    const changes = await publishVersion(on, version, {
      ...options,
      by: editor.id,
      overwrite,
      async beforeLive(tx, { live, before, after }) {
        // The hotel may have been withdrawn since the key was checked; removing it takes the same lock as publishing.
        const ofHotel = and(eq(property.id, editor.propertyId), isNotNull(property.withdrawnAt));
        if ((await tx.$count(property, ofHotel)) > 0) throw hotelWithdrawn();
        const managers = before && !editor.isManager ? managerOnlyChanges(before, after) : [];
        if (managers.length > 0) throw managerNeeded(`Only a manager changes this: ${managers.join(', ')}.`);
        await tx.insert(staffAction).values({
          propertyId: editor.propertyId,
          staffId: editor.id,
          what: 'publishContent',
          subjectId: editor.propertyId,
          before: { version: live?.number ?? null },
          after: { version: version.number },
          reason: version.note || null,
          at: options.now,
        });
      },
    }).catch(refuseConflict);
    return {
      version: version.number,
      state: dryRun ? ('draft' as const) : ('published' as const),
      ...countsOf(changes),
    };
  });
}

/** Throws the reply that tells a caller over HTTP about a conflict. */
export function refuseConflict(error: unknown): never {
  if (!(error instanceof ContentConflict)) throw error;
  const { code, message } = error;
  throw new RequestError(409, code.replaceAll('-', '_'), "This isn't allowed", { data: { code, message } });
}
