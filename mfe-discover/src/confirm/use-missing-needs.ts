import type { PostingNeed } from '@guest/shared/contracts/feed/posting.contract';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { useState } from 'react';
import { limitChecks } from './reply-in-time';
import { useOwnShare } from './use-own-share';

/** The codes of refusals that the guest can answer in a sheet. */
const NEED_CODES: readonly string[] = ['guidelines_required', 'nick_name_required', 'first_name_required'];

/** The needs for which a post or comment was refused, so that they are asked for before another attempt. */
export function useMissingNeeds(property: string) {
  const { check } = useOwnShare(property, false);
  const [needs, setNeeds] = useState<PostingNeed[]>([]);
  return {
    needs,
    close: () => setNeeds([]),
    /** Reads what is still missing, and resolves to whether anything is. */
    async load({ failure }: Pick<OutboxRecord, 'failure'>): Promise<boolean> {
      const isAnswerable = failure !== undefined && NEED_CODES.includes(failure.code);
      const missing = isAnswerable ? (await check(limitChecks())).needs : [];
      setNeeds(missing);
      return missing.length > 0;
    },
  };
}
