import type { Host } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { partsOf, type Errand } from './errand';

/**
 * Applies the like for which the guest signed up. The post is shown next with the result, so a failure does
 * not stop the flow.
 */
export async function likeFirst(
  host: Pick<Host, 'api' | 'queries'>,
  property: string,
  errand: Errand,
): Promise<void> {
  const { entity } = partsOf(errand.serviceEntity);
  if (errand.serviceType !== 'like' || !entity) return;
  const outcome = await host.api.send(feedContract.likePost, { params: { property, postId: entity } });
  if ('error' in outcome) console.warn(`post could not be liked: ${outcome.error}`);
  await host.queries.invalidateQueries();
}
