import { and, asc, eq } from 'drizzle-orm';
import type {
  Audience,
  Directory,
  DirectoryEntry,
  DirectorySummary,
} from '@guest/shared/contracts/directory/directory.contract';
import type { Database } from '../../platform/db/database';
import { directory, type directoryEntry } from '../../platform/db/tables/schema';
import type { StoredLink } from '../../platform/db/tables/columns/stored';
import { notAllowed } from '../../platform/errors/request-error';
import { toLocationField } from '../property/location.mapper';
import type { PropertyScope } from '../property/property-scope';
import { isListedFor, canOpen } from '../identity/audience';

export type DirectoryRepository = ReturnType<typeof createDirectoryRepository>;
type DirectoryRow = typeof directory.$inferSelect;

export function createDirectoryRepository(db: Database) {
  const rowsOf = ({ property }: PropertyScope) =>
    db
      .select()
      .from(directory)
      .where(eq(directory.propertyId, property.id))
      .orderBy(asc(directory.position), asc(directory.slug));

  return {
    /**
     * Returns the directories listed for `who`. A directory is left out if one above it is not listed for
     * them.
     */
    async list(scope: PropertyScope, who: Audience): Promise<DirectorySummary[]> {
      return listedFor(await rowsOf(scope), scope, who);
    },

    /**
     * Returns `undefined` if the directory does not exist or is not for this guest. For an anonymous visitor
     * it throws `notAllowed` instead, because signing in may give access.
     */
    async find(scope: PropertyScope, slug: string, who: Audience): Promise<Directory | undefined> {
      const [found, rows] = await Promise.all([
        db.query.directory.findFirst({
          where: and(eq(directory.propertyId, scope.property.id), eq(directory.slug, slug.toLowerCase())),
          with: { entries: { orderBy: (entry) => [asc(entry.position), asc(entry.slug)] } },
        }),
        rowsOf(scope),
      ]);
      if (!found) return undefined;
      if (!withAncestors(found, rows).every(({ audience }) => canOpen(audience, who))) {
        if (who === 'ANON') throw notAllowed();
        return undefined;
      }
      const shown = listedFor(rows, scope, who);
      const parent = shown.find((one) => one.slug === found.parentSlug);
      return {
        ...toSummary(found, scope),
        ...(parent && { parent: { slug: parent.slug, name: parent.name } }),
        children: shown.filter(({ parentSlug }) => parentSlug === found.slug),
        entries: found.entries.map((entry) => toEntry(entry, scope)),
      };
    },
  };
}

const listedFor = (rows: readonly DirectoryRow[], scope: PropertyScope, who: Audience): DirectorySummary[] =>
  rows
    .filter((row) => withAncestors(row, rows).every(({ audience }) => isListedFor(audience, who)))
    .map((row) => toSummary(row, scope));

/**
 * Returns the directory and those above it. Each is visited once, so a cycle in the content cannot loop
 * forever.
 */
function withAncestors(row: DirectoryRow, rows: readonly DirectoryRow[]): DirectoryRow[] {
  const found = [row];
  for (let above: DirectoryRow | undefined = row; above;) {
    const { parentSlug }: DirectoryRow = above;
    above = rows.find(({ slug }) => slug === parentSlug && found.every((one) => one.slug !== slug));
    if (above) found.push(above);
  }
  return found;
}

function toSummary(row: DirectoryRow, { localize, image }: PropertyScope): DirectorySummary {
  return {
    uuid: row.id,
    slug: row.slug,
    name: localize(row.name),
    kind: row.kind,
    ...(row.description && { description: localize(row.description) }),
    ...(row.picture && { image: image(row.picture) }),
    ...(row.icon && { icon: row.icon }),
    ...(row.parentSlug && { parentSlug: row.parentSlug }),
    ...(row.audience.length > 0 && { audience: row.audience }),
    // The generated directory of outlets has order 0.
    order: row.position + 1,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

function toEntry(
  row: typeof directoryEntry.$inferSelect,
  { localize, image, hours, property }: PropertyScope,
): DirectoryEntry {
  const inProperty = (url: string) => (url.startsWith('/') ? `/${property.slug}${url}` : url);
  const toLink = ({ label, url }: StoredLink) => ({ label: localize(label), url: inProperty(url) });
  return {
    uuid: row.id,
    slug: row.slug,
    title: localize(row.title),
    body: localize(row.body),
    images: row.pictures.map((picture) => image(picture)),
    ...(row.phone && { phone: row.phone }),
    ...(row.email && { email: row.email }),
    ...(row.place && { place: localize(row.place) }),
    ...toLocationField(row),
    ...(row.openingHours && { openingHours: hours(row.openingHours) }),
    actions: row.actions.map(({ type, label, target }) => ({
      type,
      label: localize(label),
      target: typeof target === 'string' ? (type === 'url' ? inProperty(target) : target) : localize(target),
    })),
    links: row.links.map(toLink),
    documents: row.documents.map(({ label, url }) => ({ label: localize(label), url })),
    tags: row.tags,
    accessibility: row.accessibility,
    order: row.position,
    updatedAt: row.updatedAt.toISOString(),
  };
}
