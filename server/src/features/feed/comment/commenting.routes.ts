import { commentingContract } from '@guest/shared/contracts/feed/commenting.contract';
import { notFound } from '../../../platform/errors/request-error';
import { requireGuest } from '../../../platform/http/require-guest';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { createChangeComment } from './change-comment';
import { commentChanged, commentGone } from './comment-errors';
import type { CommentRepository } from './comment.repository';
import type { createCreateComment } from './create-comment';

/** The limit for all attempts, including refused ones; published comments are counted separately. */
const ATTEMPTS_PER_MINUTE = 30;

interface CommentingRoutesDeps {
  comments: CommentRepository;
  createComment: ReturnType<typeof createCreateComment>;
  changeComment: ReturnType<typeof createChangeComment>;
  now: () => number;
}

export function commentingRoutes(serveInProperty: ServeInProperty, deps: CommentingRoutesDeps): void {
  const { comments, createComment, changeComment, now } = deps;
  const limit = { perMinute: ATTEMPTS_PER_MINUTE, now };

  serveInProperty(
    commentingContract.createComment,
    async (call, scope) => {
      const me = requireGuest(call);
      await createComment(me, call.params.postId, call.body, scope);
      const stored = await comments.find(scope.property.id, call.body.key, {
        viewerId: me.id,
        now: now(),
      });
      // The author has deleted it at the same moment.
      if (!stored) throw commentGone();
      return stored;
    },
    limit,
  );

  serveInProperty(
    commentingContract.editComment,
    async (call, scope) => {
      const { id: guestId } = requireGuest(call);
      const { commentId } = call.params;
      const outcome = await changeComment.edit({ scope, commentId, guestId }, call.body);
      const current = await comments.find(scope.property.id, commentId, { viewerId: guestId, now: now() });
      if (!current) throw notFound();
      if (outcome === 'outdated') throw commentChanged(current);
      return current;
    },
    limit,
  );

  serveInProperty(
    commentingContract.deleteComment,
    async (call, scope) => {
      const { id: guestId } = requireGuest(call);
      await changeComment.delete({ scope, commentId: call.params.commentId, guestId });
      return undefined;
    },
    limit,
  );
}
