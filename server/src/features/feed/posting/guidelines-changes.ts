import type { GuidelinesChanges } from '@guest/shared/contracts/feed/posting.contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { replacedGuidelines } from '../../../platform/db/tables/schema';
import type { PropertyScope } from '../../property/property-scope';

/**
 * Returns what the guidelines say that the version which a guest has accepted did not, in the guest's language; `undefined`
 * if that version is not known or says the same in this language.
 */
export async function loadGuidelinesChanges(
  db: Database,
  { property, localize }: Pick<PropertyScope, 'property' | 'localize'>,
  acceptedVersion: string,
): Promise<GuidelinesChanges | undefined> {
  const [accepted] = await db
    .select({ paragraphs: replacedGuidelines.paragraphs })
    .from(replacedGuidelines)
    .where(
      and(eq(replacedGuidelines.propertyId, property.id), eq(replacedGuidelines.version, acceptedVersion)),
    );
  if (!accepted) return undefined;
  const before = new Set(accepted.paragraphs.map(localize));
  const now = new Set(property.guidelines.map(localize));
  const added = [...now].filter((paragraph) => !before.has(paragraph));
  const removed = [...before].filter((paragraph) => !now.has(paragraph));
  return added.length + removed.length > 0 ? { added, removed } : undefined;
}
