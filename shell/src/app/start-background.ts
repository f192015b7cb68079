import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { RemoteName } from '@guest/shared/routes/remotes';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import type { Router } from '@guest/shared/router';
import type { PageLoader } from '../remotes/page-loader';
import { followBuilds } from '../build-check/follow-builds';
import { hasTypedText } from '../build-check/has-typed-text';
import { watchUnsavedWork } from '../build-check/watch-unsaved-work';
import { watchFailedChunks } from '../fallback/watch-failed-chunks';
import { startNativeBridge } from '../native-bridge/lazy-native-bridge';
import { refreshChatSession } from '../session/refresh-chat-session';
import { resumeAppMode } from '../layout/resume-app-mode';
import { showFailedPart, hideFailedPart } from '../fallback/failed-part-notice';
import { startDeepLinks } from '../deep-link/lazy-deep-links';
import { startInstall } from '../install/lazy-install';
import { followShared } from '../share-target/follow-shared';
import type { ServerClock } from '../host/server-clock';
import { watchClock } from '../host/watch-clock';
import { watchTab } from '../title/watch-tab';
import { showAppBadge } from '../unread/app-badge';
import { followMix } from '../mix/follow-mix';
import { startBadNetworkMode } from '../offline/bad-network-mode';
import { rememberLastProperty } from '../property/last-property';
import { getVersionInfo } from '../diagnostics/version-info';
import { sendReleaseReports } from '../diagnostics/send-release-reports';
import { followChatSession } from '../realtime/follow-chat-session';
import { followChoices } from '../realtime/follow-choices';
import { followShareOutbox } from '../realtime/follow-share-outbox';
import { syncFavorites } from '../session/sync-favorites';
import { followOtherTabs } from '../session/follow-other-tabs';
import { followPush } from '../session/follow-push';
import { followStayEnd } from '../session/follow-stay-end';
import { persistData } from '../session/persist-data';
import { persistDrafts } from '../session/persist-drafts';
import { markGuest } from '../session/mark-guest';
import { followNotificationTaps } from '../service-worker/follow-notification-taps';
import { clearUnsent } from '../system/device/clear-unsent';

export interface BackgroundDeps {
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
export function startBackground(page: BackgroundDeps): void {
  watchClock(page);
  const { canReload, canRerender } = watchUnsavedWork(page);
  followBuilds({ ...page, canReload });
  resumeAppMode(page.host.layout, page.router);
  persistDrafts(page);
  persistData(page);
  startNativeBridge({ ...page, onSignedIn: () => refreshChatSession(page.host) });
  const hasUnsentInput = () => !canReload() || hasTypedText();
  startDeepLinks({ ...page, hasUnsentInput });
  startInstall({ ...page, hasUnsentInput });
  followShared(page.router);
  watchFailedChunks({
    canRerender,
    versionOf: (name) => getVersionInfo().versions[name],
    // The cast is harmless: a name that is no remote has not been mounted.
    crashed: (name, error) => page.pages.crashed(name as RemoteName, error, canRerender),
    redraw: () => void page.router.revalidate(),
    onFailed: showFailedPart,
    onLoaded: hideFailedPart,
  });
  sendReleaseReports();
  followMix(page);
  watchTab(page.host.layout);
  showAppBadge(page.host.unread);
  followOtherTabs(page.host);
  followStayEnd(page.host);
  markGuest(page.host);
  followPush(page.host);
  followNotificationTaps(page.host);
  clearUnsent(page.host);
  followChatSession(page);
  followShareOutbox(page);
  followChoices(page.host);
  syncFavorites(page.host);
  rememberLastProperty(page.host);
  startBadNetworkMode(page).catch(reportBackgroundError);
}
