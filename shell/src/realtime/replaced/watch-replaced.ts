import type { Host } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import { CONNECTION_REJECTED } from '@guest/shared/contracts/core/socket-reply';

type CoverPage = (host: Pick<Host, 'realtime' | 'lang'>) => Promise<void>;

/**
 * Tells a guest that another device has taken the connection. A page that was rejected while connecting shows
 * the alert of the specification and tries to close itself; since most browsers do not allow that, it is
 * covered as well.
 */
export function watchReplaced(
  host: Pick<Host, 'realtime' | 'lang'>,
  coverPage: CoverPage = showReplacedPage,
): () => void {
  let page: Promise<void> | undefined;

  async function cover(): Promise<void> {
    page ??= coverPage(host);
    await page.catch(reportBackgroundError);
  }

  return host.realtime.state.subscribe((now, before) => {
    if (now.connection !== 'replaced' || before.connection === 'replaced') return;
    void cover();
    // An alert in a background tab would block a page that nobody sees.
    if (now.trouble !== CONNECTION_REJECTED.duplicate || document.visibilityState !== 'visible') return;
    alert(CONNECTION_REJECTED.duplicate);
    close();
  });
}

const showReplacedPage: CoverPage = async (host) => {
  const it = await retryImport(() => import(/* webpackChunkName: "replaced" */ './mount-replaced-page'));
  await it.mountReplacedPage(host);
};
