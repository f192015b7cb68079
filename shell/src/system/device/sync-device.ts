import type { Host } from '@guest/shared';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { dropCaches } from './drop-from-device';
import { pageBuild } from '../../diagnostics/page-build';

/**
 * Brings this device up to date. True where a newer build is there, which the next load of a page gets: what the device
 * kept of the one before is gone. Throws where the server cannot be asked, and then leaves everything as it was.
 */
export async function syncDevice({ api, queries }: Pick<Host, 'api' | 'queries'>): Promise<boolean> {
  const latest = await api.call(buildContract.latestBuild, { isToastSuppressed: true });
  const isOutOfDate = latest.buildId !== pageBuild().buildId;
  queries.clear();
  if (isOutOfDate) await dropCaches();
  await updateServiceWorker();
  return isOutOfDate;
}

async function updateServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // A worker that cannot be renewed now renews itself at its next start.
  await registration?.update().catch(reportError);
}
