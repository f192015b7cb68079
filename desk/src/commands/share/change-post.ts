import type { SharedPost } from '@guest/shared/contracts/feed/staff-feed-socket.contract';
import type { Command, DeskContext } from '../../core/command';
import { shortId } from '../../core/find';
import { findPost } from './find-post';

const postCommand = (
  name: string,
  summary: string,
  change: (desk: DeskContext['desk'], post: SharedPost) => Promise<string>,
): Command => ({
  name,
  args: '<post>',
  summary,
  async run({ desk }, [query = '']) {
    const post = await findPost(desk, query);
    const result = await change(desk, post);
    return { data: { postId: post.id }, lines: [`${shortId(post.id)} ${result}`] };
  },
});

export const pin = postCommand('pin', 'pins a post to the top of the feed', async (desk, { id: postId }) => {
  await desk.request('pinPost', { postId, isPinned: true });
  return 'is pinned.';
});

export const unpin = postCommand(
  'unpin',
  'lets a pinned post go down again',
  async (desk, { id: postId }) => {
    await desk.request('pinPost', { postId, isPinned: false });
    return 'is no longer pinned.';
  },
);

export const lockComments = postCommand(
  'lock-comments',
  'closes the comments of a post',
  async (desk, { id: postId }) => {
    await desk.request('lockComments', { postId, isLocked: true });
    return 'takes no more comments.';
  },
);

export const unlockComments = postCommand(
  'unlock-comments',
  'opens the comments of a post again',
  async (desk, { id: postId }) => {
    await desk.request('lockComments', { postId, isLocked: false });
    return 'takes comments again.';
  },
);
