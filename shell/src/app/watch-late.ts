import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { RemoteName } from '@guest/shared/routes/remotes';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import type { Router } from '@guest/shared/router';
import type { PageLoader } from '../remotes/page-loader';
import { followBuilds } from '../build-check/follow-builds';
import { watchLosses } from '../build-check/watch-losses';
import { followMissedFiles } from '../fallback/follow-missed-files';
import { tellMissedPart, tellPartCame } from '../fallback/missed-part';
import type { ServerClock } from '../host/server-clock';
import { watchClock } from '../host/watch-clock';
import { watchTab } from '../title/watch-tab';
import { followMix } from '../mix/follow-mix';
import { holdOnBadNetworks } from '../offline/hold-on-bad-networks';
import { rememberLastProperty } from '../property/last-property';
import { passportOf } from '../diagnostics/passport';
import { tellOfReleases } from '../diagnostics/tell-of-releases';
import { followChatSession } from '../realtime/follow-chat-session';
import { carryFavorites } from '../session/carry-favorites';
import { followOtherTabs } from '../session/follow-other-tabs';
import { dropUnsent } from '../system/device/drop-unsent';

export interface LatePage {
  host: Host;
  facts: Boot;
  clock: ServerClock;
  router: Router;
  pages: Pick<PageLoader, 'mount' | 'crashed'>;
}

/**
 * Starts the shell's background work. It is loaded after the first view because none of it is needed to
 * paint.
 */
export function watchLate(page: LatePage): void {
  watchClock(page);
  const { mayBeginAnew, mayBeDrawnAnew } = watchLosses(page);
  followBuilds({ ...page, mayBeginAnew });
  followMissedFiles({
    mayBeDrawnAnew,
    isRunning: ({ name, version }) => passportOf().versions[name] === version,
    // The cast is harmless: a name that is no remote has not been mounted.
    crashed: (name, error) => page.pages.crashed(name as RemoteName, error, mayBeDrawnAnew),
    redraw: () => void page.router.revalidate(),
    onMissed: tellMissedPart,
    onCame: tellPartCame,
  });
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
