import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database';
import type { SocketClient } from '../../../testing/socket-client';
import { insertPost } from '../../moderation/testing/moderation-builder';

/** The requests with which staff write in the feed, with the audit entries that it leaves. They never contain the text. */
export const auditedStaffFeed = (db: Database, author: SocketClient, text: string) => {
  const onPost = async () => ({ key: randomUUID(), postId: (await insertPost(db)).postId, text });
  return {
    newHousePost: {
      ask: async () => ({ key: randomUUID(), text }),
      subject: 'key',
      kept: { after: { isPublished: true } },
    },
    newHouseComment: { ask: onPost, subject: 'key', kept: { after: { isPublished: true } } },
    deleteHousePost: {
      ask: () => author.requestOk('newHousePost', { key: randomUUID(), text }),
      subject: 'postId',
      kept: { after: { isDeleted: true } },
    },
    deleteHouseComment: {
      ask: async () => author.requestOk('newHouseComment', await onPost()),
      subject: 'commentId',
      kept: { after: { isDeleted: true } },
    },
  };
};
