import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import type { Router } from '@guest/shared/router';
import { enterAppMode } from '../layout/app-mode';
import type { Entrance } from '../property/guest-travel';
import { watchProperty } from '../property/watch-property';
import { meetTheGuest } from '../session/meet-the-guest';
import type { ServerClock } from '../host/server-clock';
import type { LatePage } from './watch-late';

/** Starts the work that runs as long as the page is open, once the first view is interactive. */
export function watchTheBrowser(page: {
  host: Host;
  facts: Boot;
  clock: ServerClock;
  router: Router;
  enter: Entrance;
  pages: LatePage['pages'];
}): void {
  const { host } = page;
  const begin = () => {
    meetTheGuest(page).catch(reportLateFailure);
    followMore(page).catch(reportLateFailure);
    enterAppMode(host.layout, page.router);
    watchProperty(host);
  };
  if (host.takeOver.getState().isPageLive) return begin();
  const stop = host.takeOver.subscribe(({ isPageLive }) => {
    if (!isPageLive) return;
    stop();
    begin();
  });
}

/** Starts the background work that can wait for a lazy chunk, which also contains the banners. */
async function followMore(page: LatePage): Promise<void> {
  const { watchLate } = await untilItComes(() => import(/* webpackChunkName: "late" */ './watch-late'));
  watchLate(page);
}
