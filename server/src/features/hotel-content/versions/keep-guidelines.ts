import type { Connection } from '../../../platform/db/database';
import { replacedGuidelines } from '../../../platform/db/tables/schema';
import type { ContentRows } from '../rows/rows';

/** Keeps the guidelines that a version replaces, because guests who agreed to them are told what has changed. */
export async function keepGuidelines(
  tx: Connection,
  { before, after, now }: { before: ContentRows | null; after: ContentRows; now: Date },
): Promise<void> {
  const was = before?.property[0];
  if (!was || was.guidelinesVersion === after.property[0]?.guidelinesVersion) return;
  const { id: propertyId, guidelinesVersion: version = '1', guidelines: paragraphs = [] } = was;
  if (propertyId === undefined) return;
  await tx
    .insert(replacedGuidelines)
    .values({ propertyId, version, paragraphs, replacedAt: now })
    .onConflictDoUpdate({
      target: [replacedGuidelines.propertyId, replacedGuidelines.version],
      set: { paragraphs, replacedAt: now },
    });
}
