import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { directory } from '../../../platform/db/tables/schema';
import type { Row, TableChanges } from './row-changes';

interface Child {
  id: string;
  parentSlug: string | null;
}

/**
 * Detaches directories from those above them while keys change, because they refer to them by key. Returns what is
 * above each of them in the new version; pass it to `attachDirectories` once the rows are written.
 */
export async function detachDirectories(
  db: Connection,
  { added, changed, gone }: TableChanges,
): Promise<Child[]> {
  const children = [...added, ...changed.map(({ after }) => after)].map(toChild);
  const rekeyed = changed.filter(({ before, after }) => before.slug !== after.slug);
  const moving = [...gone, ...rekeyed.map(({ before }) => before)];
  const [one] = moving;
  if (one === undefined) return children;
  const known = new Set([...children, ...gone.map(toChild)].map(({ id }) => id));
  // A directory that does not change itself keeps the key above it, which is now the key of another one.
  const others = await db
    .select({ id: directory.id, parentSlug: directory.parentSlug })
    .from(directory)
    .where(
      and(
        eq(directory.propertyId, String(one.propertyId)),
        inArray(
          directory.parentSlug,
          moving.map(({ slug }) => String(slug)),
        ),
      ),
    )
    .for('no key update');
  await db
    .update(directory)
    .set({ parentSlug: null })
    .where(
      inArray(
        directory.id,
        others.map(({ id }) => id),
      ),
    );
  return [...children, ...others.filter(({ id }) => !known.has(id))];
}

export async function attachDirectories(db: Connection, children: readonly Child[]): Promise<void> {
  for (const { id, parentSlug } of children)
    if (parentSlug !== null) await db.update(directory).set({ parentSlug }).where(eq(directory.id, id));
}

const toChild = ({ id, parentSlug }: Row): Child => ({
  id: String(id),
  parentSlug: typeof parentSlug === 'string' ? parentSlug : null,
});
