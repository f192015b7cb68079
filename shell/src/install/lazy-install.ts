import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { InstallDeps } from './follow-install';
import { stayInScope } from './stay-in-scope';

/** Whether the page runs as an installed app. Safari has a property of its own for it. */
const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Loads the offer to install the pages in browsers that can do so, if they are not installed yet. */
export function startInstall(deps: InstallDeps): void {
  if (isInstalled()) return void stayInScope(deps.router);
  // Browsers of iOS have no event, but a home screen.
  if (!('onbeforeinstallprompt' in window) && navigator.maxTouchPoints === 0) return;
  load(deps).catch(reportBackgroundError);
}

async function load(deps: InstallDeps): Promise<void> {
  const { followInstall } = await retryImport(
    () => import(/* webpackChunkName: "install" */ './follow-install'),
  );
  followInstall(deps);
}
