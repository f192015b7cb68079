import type { SharedComment, SharedPost } from '@guest/shared/contracts/feed/staff-feed-socket.contract';
import type { Command } from '../../core/command';
import { shortId } from '../../core/find';
import { glance } from '../../terminal/printable';
import { table } from '../../terminal/table';
import { findPost } from './find-post';

export const posts: Command = {
  name: 'posts',
  summary: 'lists the newest posts of Share; supervisors also see what waits or was taken down',
  async run({ desk }) {
    const { posts: all } = await desk.request('loadSharePosts', {});
    return { data: all, lines: all.length > 0 ? table(all.map(postRow)) : ['Nobody has posted yet.'] };
  },
};

export const comments: Command = {
  name: 'comments',
  args: '<post>',
  summary: 'shows a post with its comments',
  async run({ desk }, [query = '']) {
    const post = await findPost(desk, query);
    const { comments: all } = await desk.request('loadShareComments', { postId: post.id });
    return { data: { post, comments: all }, lines: [post.text, ...table(all.map(commentRow))] };
  },
};

const postRow = (post: SharedPost) => [
  shortId(post.id),
  nameOf(post),
  [
    ...(post.status === 'published' ? [] : [post.status]),
    ...(post.isPinned ? ['pinned'] : []),
    ...(post.isCommentsLocked ? ['comments locked'] : []),
  ].join(', '),
  `${post.commentsCount} comments, ${post.photoCount} photos`,
  glance(post.text),
];

const commentRow = (comment: SharedComment) => [
  comment.parentId ? `  ${shortId(comment.id)}` : shortId(comment.id),
  nameOf(comment),
  comment.status === 'published' ? '' : comment.status,
  glance(comment.text),
];

const nameOf = ({ authorName, isByStaff }: SharedComment | SharedPost) =>
  isByStaff ? `${authorName} (staff)` : authorName;
