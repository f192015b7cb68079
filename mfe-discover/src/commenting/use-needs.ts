import { useHost } from '@guest/shared';
import { postingContract, type PostingNeed } from '@guest/shared/contracts/feed/posting.contract';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';

/**
 * Returns what a guest still has to do before they may comment. It is read while they write, so that sending does not
 * wait for it.
 */
export function useNeeds(property: string, isWriting: boolean) {
  const { api } = useHost();
  const params = { property };
  const known = useLazyRead(postingContract.getOwnShare, { params }, isWriting).data;
  return {
    restrictedUntil: known?.restrictedUntil,
    /** Without a network the comment goes to the outbox, and the server decides. */
    async load(): Promise<PostingNeed[]> {
      if (known?.needs.length === 0) return [];
      const outcome = await api.send(postingContract.getOwnShare, { params });
      return 'data' in outcome ? outcome.data.needs : [];
    },
  };
}
