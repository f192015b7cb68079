import type { Host } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { parseActionPayload, type PendingAction } from './pending-action';

/**
 * Applies the like for which the guest signed up. The post is shown next with the result, so a failure does
 * not stop the flow.
 */
export async function runPendingLike(
  host: Pick<Host, 'api' | 'queries'>,
  property: string,
  pendingAction: PendingAction,
): Promise<void> {
  const { entity } = parseActionPayload(pendingAction.serviceEntity);
  if (pendingAction.serviceType !== 'like' || !entity) return;
  const outcome = await host.api.send(feedContract.likePost, {
    params: { property, postId: entity },
    // Without a `seq` the like counts as the latest choice.
    body: {},
  });
  if ('error' in outcome) console.warn(`post could not be liked: ${outcome.error}`);
  await host.queries.invalidateQueries();
}
