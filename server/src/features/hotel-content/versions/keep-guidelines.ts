import type { Connection } from '../../../platform/db/database';
import { replacedGuidelines } from '../../../platform/db/tables/schema';
import type { ContentRows } from '../rows/rows';

type Guidelines = Pick<ContentRows, 'property'>;

/** Keeps the guidelines that a version replaces, because guests who agreed to them are told what has changed. */
export async function keepGuidelines(
  tx: Connection,
  { before, after, now }: { before: Guidelines | null; after: Guidelines; now: Date },
): Promise<void> {
  const was = before?.property[0];
  if (was?.id === undefined) return;
  const version = versionOf(was);
  if (version === versionOf(after.property[0])) return;
  const { id: propertyId, guidelines: paragraphs = [] } = was;
  await tx
    .insert(replacedGuidelines)
    .values({ propertyId, version, paragraphs, replacedAt: now })
    .onConflictDoUpdate({
      target: [replacedGuidelines.propertyId, replacedGuidelines.version],
      set: { paragraphs, replacedAt: now },
    });
}

/** Guidelines without a version are stored as the first one. */
const versionOf = (row: ContentRows['property'][number] | undefined): string => row?.guidelinesVersion ?? '1';
