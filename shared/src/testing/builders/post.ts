import type { Comment, Post } from '../../contracts/feed/feed.contract';
import { uuidOf } from './uuid-of';

export const post = (facts: Partial<Post> = {}): Post => ({
  id: uuidOf(1),
  author: { uuid: uuidOf(100), nickName: 'Ada', isStaff: false },
  text: 'Sunset from the roof',
  lang: 'en',
  images: [],
  tags: [],
  createdAt: '2026-06-01T10:00:00Z',
  likes: 0,
  isLiked: false,
  isFlagged: false,
  isPinned: false,
  isMine: false,
  commentsCount: 0,
  commentsLocked: false,
  version: 1,
  canEdit: false,
  canDelete: false,
  ...facts,
});

export const comment = (facts: Partial<Comment> = {}): Comment => ({
  id: uuidOf(1),
  postId: uuidOf(1),
  author: { uuid: uuidOf(101), nickName: 'Grace', isStaff: false },
  text: 'Lovely',
  lang: 'en',
  createdAt: '2026-06-01T11:00:00Z',
  likes: 0,
  isLiked: false,
  isFlagged: false,
  repliesCount: 0,
  version: 1,
  isDeleted: false,
  isMine: false,
  canEdit: false,
  canDelete: false,
  ...facts,
});
