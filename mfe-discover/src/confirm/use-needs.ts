import { useHost } from '@guest/shared';
import { postingContract, type PostingNeed } from '@guest/shared/contracts/feed/posting.contract';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import { replyInTime } from './reply-in-time';

/**
 * Returns what a guest still has to do before they may publish something. It is read while they write, so that sending
 * does not wait for it.
 */
export function useNeeds(property: string, isWriting: boolean) {
  const { api } = useHost();
  const params = { property };
  const known = useLazyRead(postingContract.getOwnShare, { params }, isWriting).data;
  return {
    restrictedUntil: known?.restrictedUntil,
    /** Without an answer in time, what was written goes to the outbox, and the server decides. */
    async load(limit: AbortSignal): Promise<PostingNeed[]> {
      if (known?.needs.length === 0) return [];
      const share = await replyInTime(limit, (options) =>
        api.send(postingContract.getOwnShare, { params, ...options }),
      );
      return share?.needs ?? [];
    },
  };
}
