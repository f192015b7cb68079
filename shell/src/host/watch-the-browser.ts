import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/boot.contract';
import type { createBrowserRouter } from '@guest/shared/router';
import { enterAppMode } from '../layout/app-mode';
import type { LatePage } from '../offline/late';
import { watchTab } from '../layout/watch-tab';
import type { Entrance } from '../property/guest-travel';
import { rememberLastProperty } from '../property/last-property';
import { watchProperty } from '../property/watch-property';
import { meetTheGuest } from '../session/meet-the-guest';

/** What the shell follows for as long as the page lives. It begins when the first view answers, not before. */
export function watchTheBrowser(page: {
  host: Host;
  facts: Boot;
  router: ReturnType<typeof createBrowserRouter>;
  enter: Entrance;
}): void {
  const { host } = page;
  const begin = () => {
    void meetTheGuest(page);
    void followTheNetwork(page);
    enterAppMode(host.layout, page.router);
    watchTab(host.layout);
    watchProperty(host);
    rememberLastProperty(host);
  };
  if (host.takeOver.getState().isPageLive) return begin();
  const stop = host.takeOver.subscribe(({ isPageLive }) => {
    if (!isPageLive) return;
    stop();
    begin();
  });
}

/** With the banners, in the same file. */
async function followTheNetwork(page: LatePage): Promise<void> {
  const late = await import(/* webpackChunkName: "late" */ '../offline/late');
  await late.followTheNetwork(page);
}
