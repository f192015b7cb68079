import type { Host } from '@guest/shared';
import { createGuestOutbox, type GuestOutbox } from '@guest/shared/guest-outbox/guest-outbox';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { ShareOutbox } from './share-outbox';

/** The posts of this guest that the server may not have, as far as this tab knows. */
export type Share = GuestOutbox<ShareOutbox>;

const shares = new WeakMap<object, Share>();

/** Returns the one instance of the page. Each remote gets a host of its own, but the same cache of queries. */
export function shareOf(host: Host): Share {
  const known = shares.get(host.queries);
  if (known) return known;
  const share = createGuestOutbox(host, async (guest) => {
    const { openShareOutbox } = await retryImport(
      () => import(/* webpackChunkName: "share-outbox" */ './share-outbox'),
    );
    return openShareOutbox(host, guest);
  });
  shares.set(host.queries, share);
  return share;
}
