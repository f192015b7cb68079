import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { Router } from '@guest/shared/router';
import { untilPageShown } from '../first-view/until-page-shown';
import { enterAppMode } from '../layout/app-mode';
import type { PropertyGuard } from '../property/property-change';
import { watchProperty } from '../property/watch-property';
import { loadGuest } from '../session/load-guest';
import type { ServerClock } from '../host/server-clock';
import type { BackgroundDeps } from './start-background';

/** Starts the work that runs as long as the page is open, once the first view is interactive, and resolves then. */
export async function startAfterHydration(page: {
  host: Host;
  facts: Boot;
  clock: ServerClock;
  router: Router;
  enter: PropertyGuard;
  pages: BackgroundDeps['pages'];
}): Promise<void> {
  const { host } = page;
  if (!host.takeOver.getState().isPageLive) await untilPageShown(host);
  // The shell is measured like a remote. Its time starts with the navigation.
  performance.measure('remote shell', { start: 0 });
  loadGuest(page).catch(reportBackgroundError);
  startLazyBackground(page).catch(reportBackgroundError);
  enterAppMode(host.layout, page.router);
  watchProperty(host);
}

/** Starts the background work that can wait for a lazy chunk, which also contains the banners. */
async function startLazyBackground(page: BackgroundDeps): Promise<void> {
  const { startBackground } = await retryImport(
    () => import(/* webpackChunkName: "late" */ './start-background'),
  );
  startBackground(page);
}
