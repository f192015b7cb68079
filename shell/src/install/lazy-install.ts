import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { InstallDeps } from './follow-install';
import { isInstalled } from './is-installed';
import { stayInScope } from './stay-in-scope';

/** Loads the offer to install the pages in browsers that can do so, if they are not installed yet. */
export function startInstall(deps: InstallDeps): void {
  if (isInstalled()) return void stayInScope(deps.router);
  // Browsers on iOS have no such event, but they can add pages to the home screen.
  if (!('onbeforeinstallprompt' in window) && navigator.maxTouchPoints === 0) return;
  load(deps).catch(reportBackgroundError);
}

async function load(deps: InstallDeps): Promise<void> {
  const { followInstall } = await retryImport(
    () => import(/* webpackChunkName: "install" */ './follow-install'),
  );
  followInstall(deps);
}
