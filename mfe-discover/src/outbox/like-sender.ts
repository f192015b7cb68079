import type { Host } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import * as z from '@guest/shared/contracts/zod';
import type { OutboxKind } from '@guest/shared/outbox/outbox-ports';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { unwrapReply } from '@guest/shared/guest-outbox/unwrap-reply';

export const LIKE = 'like';

const likeBodySchema = z.object({
  property: z.string(),
  subject: z.enum(['post', 'comment']),
  id: z.string(),
  isLiked: z.boolean(),
  seq: z.number(),
});
/** A choice of the guest that waits on the device. */
export type WaitingLike = z.infer<typeof likeBodySchema>;

export const parseLike = ({ body }: OutboxRecord): WaitingLike => likeBodySchema.parse(body);

/** Whether something that was saved on the device is a like. */
export const isLike = (saved: unknown): saved is WaitingLike => likeBodySchema.safeParse(saved).success;

/** Each post and comment has a queue of its own, which holds at most one waiting choice. */
export const likeQueueKeyOf = ({ subject, id }: Pick<WaitingLike, 'subject' | 'id'>): string =>
  `like:${subject}:${id}`;

export const createLikeSender = ({ api }: Pick<Host, 'api'>): OutboxKind => ({
  body: likeBodySchema,
  send: async (record) => ({ answer: await sendLike(api, parseLike(record)) }),
  // A choice is never undone; the opposite choice follows it.
  undo: async () => undefined,
});

async function sendLike(api: Host['api'], { property, subject, id, isLiked, seq }: WaitingLike) {
  const body = { seq };
  if (subject === 'post') {
    const endpoint = isLiked ? feedContract.likePost : feedContract.unlikePost;
    return unwrapReply(await api.send(endpoint, { params: { property, postId: id }, body }));
  }
  const endpoint = isLiked ? feedContract.likeComment : feedContract.unlikeComment;
  return unwrapReply(await api.send(endpoint, { params: { property, commentId: id }, body }));
}
