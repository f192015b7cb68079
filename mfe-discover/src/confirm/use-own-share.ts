import { useHost } from '@guest/shared';
import { postingContract, type PostingNeed } from '@guest/shared/contracts/feed/posting.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import { useEffect } from 'react';
import { followAllowToPost } from '../guidelines/follow-allow-to-post';
import { obstacleIn, type Obstacle } from './obstacle';
import { replyInTime } from './reply-in-time';

/** Whether a guest may publish something, and what they still have to do for it. */
export interface PostingCheck {
  needs: PostingNeed[];
  obstacle: Obstacle | undefined;
}

/** Reads whether a guest may publish something: while they write, so that they know it early, and before sending. */
export function useOwnShare(property: string, isWriting: boolean) {
  const host = useHost();
  const { api, queries, now, lang } = host;
  const input = { params: { property } };
  const known = useLazyRead(postingContract.getOwnShare, input, isWriting).data;
  useEffect(() => {
    // After another guest has signed in the cache reads it again, so a late reply about the earlier one does not stay.
    if (known) followAllowToPost(host, host.session.getState().token, known);
  }, [host, known]);
  return {
    obstacle: known && obstacleIn(known, now()),
    /** Without an answer in time, what was written goes to the outbox, and the server decides. */
    async check(limit: AbortSignal): Promise<PostingCheck> {
      const { token } = host.session.getState();
      const share = await replyInTime(limit, (options) =>
        api.send(postingContract.getOwnShare, { ...input, ...options }),
      );
      if (share && host.session.getState().token === token) {
        followAllowToPost(host, token, share);
        queries.setQueryData(readQuery({ api, lang }, postingContract.getOwnShare, input).queryKey, share);
      }
      return { needs: share?.needs ?? [], obstacle: share && obstacleIn(share, now()) };
    },
  };
}
