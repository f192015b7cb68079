import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { keepCopies } from '@guest/shared/reads/keep-copies';
import { keptDocument } from '../first-view/kept-document';
import { keepForOffline } from '../service-worker/keep-for-offline';
import { followConnection } from './follow-connection';
import { whenIdle } from './when-idle';

/** What makes the page hold on a bad network. */
export async function holdOnBadNetworks({ host, facts }: { host: Host; facts: Boot }): Promise<void> {
  followConnection(host, { isInDoubt: keptDocument().keptAt !== undefined });
  // Whose device it is decides what may stay on it.
  await Promise.all([whenIdle(), sessionRead(host.session)]);
  keepCopies(host);
  // A browser that refuses workers, as in a private window, loses nothing but the copies.
  keepForOffline(host, facts).catch(() => {});
}

async function sessionRead({ persist }: Host['session']): Promise<void> {
  if (persist.hasHydrated()) return;
  await new Promise<unknown>((resolve) => persist.onFinishHydration(resolve));
}
