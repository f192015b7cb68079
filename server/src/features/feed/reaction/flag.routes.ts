import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { signInRequired } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/errors/request-error';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { FlagRepository } from './flag.repository';
import type { PostRepository } from '../post/post.repository';

const FLAGS_PER_MINUTE = 10;

export function flagRoutes(
  serveInProperty: ServeInProperty,
  posts: PostRepository,
  flags: FlagRepository,
  now: () => number,
): void {
  const limit = { perMinute: FLAGS_PER_MINUTE, now };

  serveInProperty(
    feedContract.flagPost,
    async ({ params: { postId }, guest, body }, { property }) => {
      if (!guest) throw signInRequired();
      if (!(await posts.exists(property.id, postId, now()))) throw notFound();
      await flags.flag({ propertyId: property.id, postId, guestId: guest.id, ...body });
      return {};
    },
    limit,
  );

  serveInProperty(
    feedContract.unflagPost,
    async ({ params: { postId }, guest }, { property }) => {
      if (!guest) throw signInRequired();
      if (!(await posts.exists(property.id, postId, now()))) throw notFound();
      await flags.unflag({ postId, guestId: guest.id });
      return {};
    },
    limit,
  );
}
