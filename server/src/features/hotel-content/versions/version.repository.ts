import { and, asc, desc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection } from '../../../platform/db/database';
import {
  contentBlob,
  contentPart,
  contentPicture,
  contentPictureFile,
  contentVersion,
  contentVersionFile,
  contentVersionPicture,
} from '../../../platform/db/tables/schema';
import { sha256Of } from '../../picture/imported-file';
import type { FolderFiles } from '../folder/read-folder';
import { identityOf } from '../model/content-identity';
import { pictureName, type FolderPictures, type PictureFile } from '../model/hotel-content';
import { unpackTexts, unpackVersion } from '../packing/pack-versions';
import { withDelta } from '../packing/text-delta';
import { keepBlobs } from '../retention/blob-lock';
import { ContentConflict } from './content-conflict';
import { lockContent } from '../lock/content-lock';

export type ContentVersion = typeof contentVersion.$inferSelect;

/** The files and pictures of a version. */
export interface VersionFiles {
  files: FolderFiles;
  pictures: FolderPictures;
}

export interface NewVersion extends VersionFiles {
  propertyId: string;
  slug: string;
  note: string;
  by: string;
  copyOf?: number;
  /** The version that was edited, if it is not the live one. */
  base?: number | undefined;
}

const baseBlob = alias(contentBlob, 'base_blob');

const storedText = { body: contentBlob.body, delta: contentBlob.delta, base: baseBlob.body };

/** Returns a text as it was stored, whether it is packed or not. Throws if it cannot be restored. */
function textOf({ body, delta, base }: { body: string; delta: string | null; base: string | null }): string {
  if (delta === null && base === null) return body;
  if (delta === null || base === null) throw new Error('a packed text has lost its delta or its base');
  return withDelta(base, delta);
}

export type ContentRepository = ReturnType<typeof createVersionRepository>;

/** Stores the versions of hotels' content. A file that is the same in several versions is stored once. */
export function createVersionRepository(db: Connection) {
  const live = async (slug: string): Promise<ContentVersion | undefined> => {
    const isLive = and(eq(contentVersion.slug, slug), eq(contentVersion.state, 'published'));
    const [found] = await db.select().from(contentVersion).where(isLive);
    return found;
  };
  return {
    live,

    /** Finds a version whose files are kept. */
    async find(slug: string, number: number): Promise<ContentVersion | undefined> {
      const isVersion = and(
        eq(contentVersion.slug, slug),
        eq(contentVersion.number, number),
        ne(contentVersion.state, 'discarded'),
      );
      const [found] = await db.select().from(contentVersion).where(isVersion);
      return found;
    },

    /** Lists all versions, also discarded ones. */
    list: (slug: string): Promise<ContentVersion[]> =>
      db
        .select()
        .from(contentVersion)
        .where(eq(contentVersion.slug, slug))
        .orderBy(desc(contentVersion.number)),

    /** Returns the fingerprints of a hotel's versions by number, see `fingerprintOf`. Discarded ones have none. */
    async fingerprints(slug: string): Promise<Map<number, string>> {
      const { rows } = await db.execute<{ number: number; fingerprint: string }>(sql`
        select version.number, encode(sha256(convert_to(
          string_agg(part.path || ' ' || part.sha256, chr(10) order by part.path collate "C"), 'UTF8')), 'hex')
          as fingerprint
        from content_version version
        join (select version_id, path, sha256 from content_version_file
          union all select version_id, path, sha256 from content_version_picture) part
          on part.version_id = version.id
        where version.slug = ${slug} and version.state <> 'discarded' group by version.number`);
      return new Map(rows.map(({ number, fingerprint }) => [number, fingerprint]));
    },

    /**
     * Finds a version that can be published again. Without a number, it is the superseded one with the highest
     * number.
     */
    async earlier(slug: string, number?: number): Promise<ContentVersion | undefined> {
      const isVersion = and(
        eq(contentVersion.slug, slug),
        number === undefined
          ? eq(contentVersion.state, 'superseded')
          : and(
              eq(contentVersion.number, number),
              inArray(contentVersion.state, ['superseded', 'published']),
            ),
      );
      const [found] = await db
        .select()
        .from(contentVersion)
        .where(isVersion)
        .orderBy(desc(contentVersion.number))
        .limit(1);
      return found;
    },

    /**
     * Returns the files with these hashes from the versions of this hotel only, so that nobody can read the files of
     * another hotel by their hash.
     */
    async textsByHash(propertyId: string, hashes: readonly string[]): Promise<Map<string, string>> {
      const found = await db
        .selectDistinct({ sha256: contentBlob.sha256, ...storedText })
        .from(contentBlob)
        .leftJoin(baseBlob, eq(baseBlob.sha256, contentBlob.baseSha256))
        .innerJoin(contentPart, eq(contentPart.sha256, contentBlob.sha256))
        .innerJoin(contentVersion, eq(contentVersion.id, contentPart.versionId))
        .where(and(eq(contentVersion.propertyId, propertyId), inArray(contentBlob.sha256, [...hashes])));
      return new Map(found.map(({ sha256, ...stored }) => [sha256, textOf(stored)]));
    },

    /** Returns the pictures of all versions of a hotel. */
    picturesOf: (propertyId: string): Promise<PictureFile[]> =>
      db
        .selectDistinct({
          path: contentPicture.path,
          sha256: contentPicture.sha256,
          width: contentPicture.width,
          height: contentPicture.height,
        })
        .from(contentPicture)
        .innerJoin(contentVersion, eq(contentVersion.id, contentPicture.versionId))
        .where(eq(contentVersion.propertyId, propertyId)),

    /** Returns the text of one file of a version. */
    async fileOf({ id }: Pick<ContentVersion, 'id'>, path: string): Promise<string | undefined> {
      const [found] = await db
        .select(storedText)
        .from(contentVersionFile)
        .innerJoin(contentBlob, eq(contentBlob.sha256, contentVersionFile.sha256))
        .leftJoin(baseBlob, eq(baseBlob.sha256, contentBlob.baseSha256))
        .where(and(eq(contentVersionFile.versionId, id), eq(contentVersionFile.path, path)));
      return found && textOf(found);
    },

    /** Returns the live versions of all hotels. */
    listLive: (): Promise<ContentVersion[]> =>
      db
        .select()
        .from(contentVersion)
        .where(eq(contentVersion.state, 'published'))
        .orderBy(asc(contentVersion.slug)),

    /** Returns what identifies the content of a version, without reading its texts. */
    async identityOf({ id }: Pick<ContentVersion, 'id'>): Promise<string> {
      const files = await db
        .select({ path: contentVersionFile.path, sha256: contentVersionFile.sha256 })
        .from(contentVersionFile)
        .where(eq(contentVersionFile.versionId, id))
        .orderBy(sql`${contentVersionFile.path} collate "C"`);
      const pictures = await db
        .select()
        .from(contentVersionPicture)
        .where(eq(contentVersionPicture.versionId, id));
      return identityOf({ files: files.map(({ path, sha256 }) => [path, sha256] as const), pictures });
    },

    async filesOf({ id }: Pick<ContentVersion, 'id'>): Promise<VersionFiles> {
      const parts = await db
        .select({ path: contentVersionFile.path, ...storedText })
        .from(contentVersionFile)
        .innerJoin(contentBlob, eq(contentBlob.sha256, contentVersionFile.sha256))
        .leftJoin(baseBlob, eq(baseBlob.sha256, contentBlob.baseSha256))
        .where(eq(contentVersionFile.versionId, id))
        // The order of the files is that of outlets and menus, and has to be that of the folder on every database.
        .orderBy(sql`${contentVersionFile.path} collate "C"`);
      const pictures = await db
        .select()
        .from(contentVersionPicture)
        .where(eq(contentVersionPicture.versionId, id))
        .orderBy(sql`${contentVersionPicture.path} collate "C"`);
      return {
        files: new Map(parts.map(({ path, ...stored }) => [path, textOf(stored)])),
        pictures: new Map(
          pictures.map(({ versionId: _versionId, ...picture }) => [pictureName(picture.path), picture]),
        ),
      };
    },

    /** Adds a draft that is based on the live version or an earlier one. The lock gives parallel drafts different numbers. */
    async add({
      propertyId,
      slug,
      files,
      pictures,
      note,
      by,
      copyOf,
      base,
    }: NewVersion): Promise<ContentVersion> {
      await lockContent(db, propertyId);
      const isOfHotel = eq(contentVersion.propertyId, propertyId);
      const [last] = await db
        .select({ number: max(contentVersion.number) })
        .from(contentVersion)
        .where(isOfHotel);
      const [version] = await db
        .insert(contentVersion)
        .values({
          propertyId,
          slug,
          number: (last?.number ?? 0) + 1,
          state: 'draft',
          base: base ?? (await live(slug))?.number ?? null,
          note,
          createdBy: by,
          copyOf: copyOf ?? null,
        })
        .returning();
      assertRow(version);
      await keepBlobs(db);
      const parts = [...files].map(([path, body]) => ({ path, body, sha256: sha256Of(body) }));
      const blobs = [...new Map(parts.map(({ sha256, body }) => [sha256, { sha256, body }])).values()];
      await db.insert(contentBlob).values(blobs).onConflictDoNothing();
      await unpackTexts(db, blobs);
      await db
        .insert(contentPart)
        .values(parts.map(({ path, sha256 }) => ({ versionId: version.id, path, sha256 })));
      const shown = [...pictures.values()].flatMap((one) => (one ? { versionId: version.id, ...one } : []));
      if (shown.length > 0) {
        await db.insert(contentPicture).values(shown);
        // Most are recorded already, because imports want them. Their rows are not locked.
        const stored = shown.map(({ sha256, width }) => ({ slug, sha256, width }));
        await db.insert(contentPictureFile).values(stored).onConflictDoNothing();
      }
      return version;
    },

    /** Marks a version as live and the previous one as superseded. */
    async markLive(version: ContentVersion, { by, at }: { by: string; at: Date }): Promise<void> {
      const isLive = and(
        eq(contentVersion.propertyId, version.propertyId),
        eq(contentVersion.state, 'published'),
      );
      await db.update(contentVersion).set({ state: 'superseded' }).where(isLive);
      const { rowCount } = await db
        .update(contentVersion)
        .set({ state: 'published', publishedAt: at, publishedBy: by })
        .where(and(eq(contentVersion.id, version.id), ne(contentVersion.state, 'discarded')));
      if (!rowCount)
        throw new ContentConflict('discarded', `Version ${version.number} has been discarded meanwhile.`);
      await unpackVersion(db, version.id);
    },
  };
}
