import type { PictureStore } from '../../../features/hotel-content/pictures/picture-store';
import {
  createVersionRepository,
  type ContentVersion,
  type VersionFiles,
} from '../../../features/hotel-content/versions/version.repository';
import type { Connection } from '../../../platform/db/database';

/** The fields of a version that this host and other servers both know, for commands that list either. */
export type ListedVersion = Pick<
  ContentVersion,
  'number' | 'state' | 'base' | 'createdBy' | 'publishedBy' | 'copyOf' | 'note'
> & { createdAt: Date | string; publishedAt: Date | string | null; content?: string | undefined };

/** Reads the versions of a hotel, on this host or from another one. */
export interface VersionSource {
  /** Returns all versions, the latest first; none for an unknown hotel. */
  list(slug: string): Promise<ListedVersion[]>;
  filesOf(slug: string, number: number): Promise<VersionFiles>;
  /** Returns a picture as it was imported. */
  original(slug: string, sha256: string): Promise<Buffer | undefined>;
}

export function localVersionSource(db: Connection, store?: Pick<PictureStore, 'original'>): VersionSource {
  const versions = createVersionRepository(db);
  return {
    async list(slug) {
      const [list, fingerprints] = [await versions.list(slug), await versions.fingerprints(slug)];
      return list.map((one) => ({ ...one, content: fingerprints.get(one.number) }));
    },
    async filesOf(slug, number) {
      const version = await versions.find(slug, number);
      return version ? versions.filesOf(version) : { files: new Map(), pictures: new Map() };
    },
    original: async (slug, sha256) => store?.original(slug, sha256),
  };
}
