import { useHost } from '@guest/shared';
import { privacyContract, type ErasureItem } from '@guest/shared/contracts/guest/privacy.contract';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRef, useState } from 'react';
import { useErasureChanged } from './use-erasure-changed';

const ALL = 'all';

/** Cancels items that block the deletion. A repeated tap after a lost reply uses the same key. */
export function useCancelUpcoming() {
  const { api } = useHost();
  const property = usePathParam('property');
  const changed = useErasureChanged();
  const [busy, setBusy] = useState<string>();
  const [left, setLeft] = useState<string[]>([]);
  const keys = useRef(new Map<string, string>());

  async function cancel(items: ErasureItem[]) {
    const only = items.map(({ uuid }) => uuid).sort();
    const intention = only.join();
    const key = keys.current.get(intention) ?? createIdempotencyKey();
    keys.current.set(intention, key);
    setBusy(only.length === 1 ? only[0] : ALL);
    try {
      const reply = await api.call(privacyContract.cancelAhead, {
        params: { property },
        body: { only },
        headers: { 'Idempotency-Key': key },
      });
      keys.current.delete(intention);
      setLeft(reply.left.map(({ item }) => item.title));
      changed(reply.erasure);
    } finally {
      setBusy(undefined);
    }
  }

  return { cancel, busy, isAllBusy: busy === ALL, left };
}
