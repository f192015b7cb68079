import type { Host } from '@guest/shared';
import type { ErrorReply } from '@guest/shared/contracts/core/reply';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { readQuery } from '@guest/shared/reads/read-query';

/** Shows the current guidelines if a consent was refused because it was given to an earlier version. */
export async function showChangedGuidelines(
  host: Pick<Host, 'api' | 'lang' | 'queries'>,
  property: string,
  refusal: Partial<ErrorReply> | undefined,
): Promise<void> {
  if (refusal?.code !== 'guidelines_changed') return;
  const { reply } = await feedContract.getGuidelines.checks();
  const current = reply.safeParse(refusal.data).data;
  const { queryKey } = readQuery(host, feedContract.getGuidelines, { params: { property } });
  if (current) host.queries.setQueryData(queryKey, current);
}
