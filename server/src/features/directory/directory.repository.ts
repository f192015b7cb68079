import { and, asc, eq } from 'drizzle-orm';
import type { Directory, DirectoryEntry, DirectorySummary } from '@guest/shared/contracts/directory.contract';
import type { Database } from '../../db/database';
import { directory, type directoryEntry } from '../../db/schema';
import type { StoredLink } from '../../db/schema/stored';
import type { PropertyScope } from '../property/property-scope';

export type DirectoryRepository = ReturnType<typeof createDirectoryRepository>;

export function createDirectoryRepository(db: Database) {
  return {
    async list(scope: PropertyScope): Promise<DirectorySummary[]> {
      const rows = await db
        .select()
        .from(directory)
        .where(eq(directory.propertyId, scope.property.id))
        .orderBy(asc(directory.position), asc(directory.slug));
      return rows.map((row) => toSummary(row, scope));
    },

    async find(scope: PropertyScope, slug: string): Promise<Directory | undefined> {
      const [found, listed] = await Promise.all([
        db.query.directory.findFirst({
          where: and(eq(directory.propertyId, scope.property.id), eq(directory.slug, slug.toLowerCase())),
          with: { entries: { orderBy: (entry) => [asc(entry.position), asc(entry.slug)] } },
        }),
        this.list(scope),
      ]);
      if (!found) return undefined;
      const parent = listed.find((one) => one.slug === found.parentSlug);
      return {
        ...toSummary(found, scope),
        ...(parent && { parent: { slug: parent.slug, name: parent.name } }),
        children: listed.filter(({ parentSlug }) => parentSlug === found.slug),
        entries: found.entries.map((entry) => toEntry(entry, scope)),
      };
    },
  };
}

function toSummary(row: typeof directory.$inferSelect, { say, image }: PropertyScope): DirectorySummary {
  return {
    uuid: row.id,
    slug: row.slug,
    name: say(row.name),
    kind: row.kind,
    ...(row.description && { description: say(row.description) }),
    ...(row.picture && { image: image(row.picture) }),
    ...(row.icon && { icon: row.icon }),
    ...(row.parentSlug && { parentSlug: row.parentSlug }),
    // The directory of outlets, which is no row, is the first.
    order: row.position + 1,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

function toEntry(
  row: typeof directoryEntry.$inferSelect,
  { say, image, hours, property }: PropertyScope,
): DirectoryEntry {
  const toLink = ({ label, url }: StoredLink) => ({
    label: say(label),
    url: url.startsWith('/') ? `/${property.slug}${url}` : url,
  });
  return {
    uuid: row.id,
    slug: row.slug,
    title: say(row.title),
    body: say(row.body),
    images: row.pictures.map((picture) => image(picture)),
    ...(row.phone && { phone: row.phone }),
    ...(row.email && { email: row.email }),
    ...(row.place && { place: say(row.place) }),
    ...(row.openingHours && { openingHours: hours(row.openingHours) }),
    actions: row.actions.map(({ type, label, target }) => ({
      type,
      label: say(label),
      target: typeof target === 'string' ? target : say(target),
    })),
    links: row.links.map(toLink),
    documents: row.documents.map(({ label, url }) => ({ label: say(label), url })),
    tags: row.tags,
    accessibility: row.accessibility,
    order: row.position,
    updatedAt: row.updatedAt.toISOString(),
  };
}
