import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RetryingClient } from '../world/retrying-client';
import type { Reply } from '../world/send-request';
import { isLikely, pickOne } from '../world/random';

const LIKE_CHANCE = 0.6;
const DELETE_CHANCE = 0.4;
/** The server accepts ten comments of a guest in ten minutes. */
const MAX_COMMENTS = 8;
/** The server accepts five posts of a guest in ten minutes. */
const MAX_POSTS = 4;
const POST_CHANCE = 0.15;
const RETRY_AFTER_MS = 1_000;

export type SharingGuest = ReturnType<typeof createSharingGuest>;

/**
 * A guest who likes, unlikes, comments and deletes at one post, publishes posts, and remembers what must be stored in the
 * end.
 */
export function createSharingGuest(line: RetryingClient, { id, postId }: { id: string; postId: string }) {
  /** The comments by their key: whether they must be there. */
  const comments = new Map<string, boolean>();
  /** The keys of the posts. */
  const posts = new Set<string>();
  const errors: string[] = [];
  let isLiked = false;
  let seq = Date.now();

  /** A refusal for the rate changes nothing, so the same request is sent again. */
  async function call(method: string, path: string, body?: object): Promise<Reply> {
    for (;;) {
      const reply = await line.call(method, path, body);
      if (reply.status !== 429) return reply;
      await pause(RETRY_AFTER_MS);
    }
  }

  const choose = (choice: boolean, at: number) =>
    call('PUT', `/post/${postId}/${choice ? 'like' : 'unlike'}`, { seq: at });

  async function tapHeart(): Promise<void> {
    const before = { isLiked, seq };
    isLiked = !isLiked;
    seq += 1;
    // An earlier request that was stuck in the network arrives beside the new one and must change nothing.
    const [reply] = await Promise.all([
      choose(isLiked, seq),
      isLikely(0.3) ? choose(before.isLiked, before.seq) : undefined,
    ]);
    if (reply.status !== 200 || reply.data.isLiked !== isLiked)
      errors.push(`the choice ${isLiked} was answered with ${reply.status} ${JSON.stringify(reply.data)}`);
  }

  async function write(): Promise<void> {
    const key = randomUUID();
    const body = { key, text: `The sea at ${key}` };
    // Both copies must be answered with the one comment.
    const replies = await Promise.all([0, 1].map(() => call('POST', `/post/${postId}/comments`, body)));
    for (const { status, data } of replies)
      if (status !== 201 || data.id !== key)
        errors.push(`comment ${key} was answered with ${status} ${JSON.stringify(data)}`);
    comments.set(key, true);
  }

  async function publish(): Promise<void> {
    const key = randomUUID();
    const body = { key, text: `Moment ${key}`, photos: [], tags: [], isAnyway: true };
    const replies = await Promise.all([0, 1].map(() => call('POST', '/post', body)));
    for (const { status, data } of replies)
      if (status !== 201 || data.id !== key)
        errors.push(`post ${key} was answered with ${status} ${JSON.stringify(data)}`);
    posts.add(key);
  }

  async function remove(key: string): Promise<void> {
    const { status, data } = await call('DELETE', `/comment/${key}`);
    if (status !== 204) errors.push(`deleting ${key} was answered with ${status} ${JSON.stringify(data)}`);
    comments.set(key, false);
  }

  return {
    id,
    comments,
    posts,
    errors,
    isLiked: () => isLiked,
    act(): Promise<void> {
      const present = [...comments].filter(([, isThere]) => isThere).map(([key]) => key);
      if (isLikely(LIKE_CHANCE)) return tapHeart();
      if (posts.size < MAX_POSTS && isLikely(POST_CHANCE)) return publish();
      if (present.length > 0 && isLikely(DELETE_CHANCE)) return remove(pickOne(present));
      return comments.size < MAX_COMMENTS ? write() : tapHeart();
    },
  };
}
