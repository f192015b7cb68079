import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/boot.contract';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import type { createBrowserRouter } from '@guest/shared/router';
import type { PageLoader } from '../remotes/page-loader';
import { followBuilds } from '../build-check/follow-builds';
import type { ServerClock } from './server-clock';
import { watchClock } from './watch-clock';
import { watchTab } from '../layout/watch-tab';
import { followMix } from '../mix/follow-mix';
import { holdOnBadNetworks } from '../offline/hold-on-bad-networks';
import { rememberLastProperty } from '../property/last-property';
import { tellOfReleases } from '../reports/tell-of-releases';
import { followChatSession } from '../realtime/follow-chat-session';
import { carryFavorites } from '../session/carry-favorites';
import { followOtherTabs } from '../session/follow-other-tabs';
import { dropUnsent } from '../system/drop-unsent';

export interface LatePage {
  host: Host;
  facts: Boot;
  clock: ServerClock;
  router: ReturnType<typeof createBrowserRouter>;
  mount: PageLoader['mount'];
}

/** What the shell follows for as long as the page lives, and nobody misses in its first second. */
export function watchLate(page: LatePage): void {
  watchClock(page);
  followBuilds(page);
  tellOfReleases();
  followMix(page);
  watchTab(page.host.layout);
  followOtherTabs(page.host);
  dropUnsent(page.host);
  followChatSession(page);
  carryFavorites(page.host);
  rememberLastProperty(page.host);
  holdOnBadNetworks(page).catch(reportLateFailure);
}
