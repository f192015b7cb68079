import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { keepCopies } from '@guest/shared/reads/keep-copies';
import { keptDocument } from '../first-view/kept-document';
import { keepForOffline } from '../service-worker/keep-for-offline';
import { followConnection } from './follow-connection';
import { whenIdle } from './when-idle';

/**
 * Makes the page usable on a bad network: it tracks the connection, persists data and registers the service
 * worker.
 */
export async function holdOnBadNetworks({ host, facts }: { host: Host; facts: Boot }): Promise<void> {
  followConnection(host, { isInDoubt: keptDocument().keptAt !== undefined });
  // The persisted data depends on the guest, so the session must be known first.
  await Promise.all([whenIdle(), sessionRead(host.session)]);
  keepCopies(host);
  // A browser that rejects service workers, for instance in a private window, only loses the offline copies.
  keepForOffline(host, facts).catch(() => {});
}

async function sessionRead({ persist }: Host['session']): Promise<void> {
  if (persist.hasHydrated()) return;
  await new Promise<unknown>((resolve) => persist.onFinishHydration(resolve));
}
