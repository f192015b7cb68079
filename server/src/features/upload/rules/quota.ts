import { and, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { upload } from '../../../platform/db/tables/schema';
import { RequestError, tooManyRequests } from '../../../platform/errors/request-error';

const HOUR_MS = 3_600_000;
const MAX_PER_HOUR = 60;
const MAX_BYTES_PER_DAY = 50_000_000;

/**
 * Throws if a guest exceeds the upload limits. A ticket counts with its maximum size until the file has
 * arrived.
 */
export async function assertWithinQuota(
  tx: Connection,
  { ownerId, ownerKind, most }: { ownerId: string; ownerKind: string; most: number },
  now: number,
): Promise<void> {
  if (ownerKind === 'staff') return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${ownerId}`}, 0))`);
  const [sent] = await tx
    .select({
      bytes: sql<string>`coalesce(sum(coalesce(${upload.size}, ${upload.most})), 0)`,
      lately: sql<string>`count(*) filter (where ${upload.createdAt} > ${new Date(now - HOUR_MS).toISOString()}::timestamptz)`,
    })
    .from(upload)
    .where(and(eq(upload.ownerId, ownerId), gt(upload.createdAt, new Date(now - 24 * HOUR_MS))));
  if (Number(sent?.lately ?? 0) >= MAX_PER_HOUR) throw tooManyRequests(HOUR_MS / MAX_PER_HOUR / 1_000);
  if (Number(sent?.bytes ?? 0) + most > MAX_BYTES_PER_DAY) {
    throw new RequestError(429, 'upload_quota', "You've reached today's upload limit. Try again tomorrow.", {
      retryAfter: HOUR_MS / 1_000,
    });
  }
}
