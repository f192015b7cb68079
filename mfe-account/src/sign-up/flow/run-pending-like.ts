import type { Host } from '@guest/shared';
import { nextLikeSeq } from '@guest/shared/contracts/feed/like-seq';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { persistLikeForShare } from '@guest/shared/guest-outbox/persisted-like';
import { parseActionPayload, type PendingAction } from './pending-action';

/**
 * Applies the like for which the guest signed up. The post is shown next with the result, so a failure does
 * not stop the flow: a like that the server does not answer is kept for the outbox of Share, which shows and sends it.
 */
export async function runPendingLike(
  host: Pick<Host, 'api' | 'now' | 'queries' | 'session'>,
  property: string,
  pendingAction: PendingAction,
): Promise<void> {
  const { entity } = parseActionPayload(pendingAction.serviceEntity);
  if (pendingAction.serviceType !== 'like' || !entity) return;
  const seq = nextLikeSeq(host.now());
  const outcome = await host.api.send(feedContract.likePost, {
    params: { property, postId: entity },
    // Without a `seq` the like counts as the latest choice.
    body: {},
  });
  if ('error' in outcome) {
    const guest = host.session.getState().user?.guest_uuid;
    if (guest && isTemporary(outcome.response?.status))
      persistLikeForShare(guest, { property, subject: 'post', id: entity, isLiked: true, seq });
    else console.warn(`post could not be liked: ${outcome.error}`);
  }
  await host.queries.invalidateQueries();
}

/** Whether the same request may succeed later: there was no reply, or one that says nothing about the like. */
const isTemporary = (status = 0): boolean => status === 0 || status === 429 || status >= 500;
