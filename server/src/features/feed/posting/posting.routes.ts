import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { notFound } from '../../../platform/errors/request-error';
import { requireGuest } from '../../../platform/http/require-guest';
import type { ServeInProperty } from '../../property/serve-in-property';
import { checkFile } from '../../upload/issue-ticket';
import { textsOf } from '../../moderation/screening/screened-content';
import type { Screening } from '../../moderation/screening/screening';
import type { Uploads } from '../../upload/uploads';
import type { PostRepository } from '../post/post.repository';
import type { createChangePost } from './change-post';
import type { createCreatePost } from './create-post';
import { postChanged, postGone } from './post-errors';

/** Limits for all attempts, including refused ones; published posts are counted separately. */
const ATTEMPTS_PER_MINUTE = 30;
const TICKETS_PER_MINUTE = 30;

interface PostingRoutesDeps {
  posts: PostRepository;
  createPost: ReturnType<typeof createCreatePost>;
  changePost: ReturnType<typeof createChangePost>;
  screening: Pick<Screening, 'marksIn'>;
  uploads: Pick<Uploads, 'issueTicket'>;
  now: () => number;
}

export function postingRoutes(serveInProperty: ServeInProperty, deps: PostingRoutesDeps): void {
  const { posts, createPost, changePost, screening, uploads, now } = deps;
  const limit = { perMinute: ATTEMPTS_PER_MINUTE, now };

  serveInProperty(
    postingContract.createPost,
    async (call, scope) => {
      const me = requireGuest(call);
      await createPost(me, call.body, scope);
      const published = await posts.find(scope, call.body.key, { viewerId: me.id, now: now() });
      // The post has expired or the hotel has hidden it since a first attempt published it.
      if (!published) throw postGone();
      return published;
    },
    limit,
  );

  serveInProperty(
    postingContract.checkWords,
    async (call, { property, lang }) => {
      requireGuest(call);
      return { marks: await screening.marksIn(property, call.body.lang ?? lang, textsOf(call.body)) };
    },
    limit,
  );

  serveInProperty(
    postingContract.editPost,
    async (call, scope) => {
      const me = requireGuest(call);
      const { postId } = call.params;
      const own = { scope, postId, guestId: me.id };
      const outcome = await changePost.edit(own, call.body);
      const current = await posts.find(scope, postId, { viewerId: me.id, now: now() });
      if (!current) throw notFound();
      if (outcome === 'outdated') throw postChanged(current);
      return current;
    },
    limit,
  );

  serveInProperty(
    postingContract.deletePost,
    async (call, scope) => {
      const { id: guestId } = requireGuest(call);
      await changePost.delete({ scope, postId: call.params.postId, guestId });
      return undefined;
    },
    limit,
  );

  serveInProperty(
    postingContract.requestUpload,
    async (call, { property }) => {
      const { chatUuid: id } = requireGuest(call);
      const file = { ...checkFile(call.body), roomId: null, purpose: call.body.purpose };
      return { status: 200, ...(await uploads.issueTicket({ id, kind: 'guest', property }, file)) };
    },
    { perMinute: TICKETS_PER_MINUTE, now },
  );
}
