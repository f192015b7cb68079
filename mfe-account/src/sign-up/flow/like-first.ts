import type { Host } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { partsOf, type Errand } from './errand';

/**
 * Does what a guest who came to like a post came for. The post is shown next and says whether it worked, so a failure
 * holds nobody up.
 */
export async function likeFirst(
  host: Pick<Host, 'api' | 'queries'>,
  property: string,
  errand: Errand,
): Promise<void> {
  const { entity } = partsOf(errand.serviceEntity);
  if (errand.serviceType !== 'like' || !entity) return;
  const outcome = await host.api.send(feedContract.likePost, { params: { property, postId: entity } });
  if ('error' in outcome) console.warn(`The post could not be liked: ${outcome.error}`);
  await host.queries.invalidateQueries();
}
