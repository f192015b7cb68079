import type { Database } from '../../../platform/db/database';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { createSharedFeed } from './shared-feed.repository';
import { createWriteAsHotel } from './write-as-hotel';

/** Socket handlers with which staff who answer guests read the feed and write in it as the hotel. */
export function staffFeedHandlers(deps: { db: Database; outbox: PushOutbox; now: () => number }) {
  const feed = createSharedFeed(deps.db);
  const hotel = createWriteAsHotel(deps);
  const read = { who: 'staff', bucket: 'rooms' } as const;
  const write = { who: 'staff', bucket: 'property' } as const;
  return {
    loadSharePosts: { ...read, handle: async (_input, actor) => ({ posts: await feed.posts(actor) }) },
    loadShareComments: {
      ...read,
      handle: async ({ postId }, actor) => ({ comments: await feed.comments(actor, postId) }),
    },
    newHousePost: { ...write, handle: (input, actor) => hotel.post(actor, input) },
    newHouseComment: { ...write, handle: (input, actor) => hotel.comment(actor, input) },
    deleteHousePost: { ...write, handle: (input, actor) => hotel.deletePost(actor, input) },
    deleteHouseComment: { ...write, handle: (input, actor) => hotel.deleteComment(actor, input) },
  } satisfies Partial<Handlers>;
}
