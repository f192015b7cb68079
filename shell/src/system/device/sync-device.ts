import type { Host } from '@guest/shared';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { UNSENT_NAMES } from './clear-unsent';
import { deleteCaches } from './delete-browser-data';
import { pageBuild } from '../../diagnostics/page-build';

/**
 * Brings this device up to date. Resolves to true if there is a newer build, in which case the caches of the
 * old one are deleted and the next page load gets the new one. Throws, without any change, if the server
 * cannot be reached.
 */
export async function syncDevice({ api, queries }: Pick<Host, 'api' | 'queries'>): Promise<boolean> {
  const latest = await api.call(buildContract.latestBuild, { isToastSuppressed: true });
  const isOutOfDate = latest.buildId !== pageBuild().buildId;
  queries.clear();
  if (isOutOfDate) await deleteCaches((name) => !UNSENT_NAMES.test(name));
  await updateServiceWorker();
  return isOutOfDate;
}

async function updateServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // A worker that cannot be updated now updates itself at its next start.
  await registration?.update().catch(reportError);
}
