import { canGoBack } from './go-back';
import type { BridgeDeps } from './bridge-deps';
import type { MessageToApp } from './messages';
import { offerSharing } from './offer-sharing';

/** The unread count at the start of a title, which the app shows as a badge instead. */
const COUNT = /^\(\d+\) /;

/** Sends the native app everything that it shows around the page, now and at every change. Returns a stop function. */
export function reportPage(
  { host, router }: Pick<BridgeDeps, 'host' | 'router'>,
  post: (message: MessageToApp) => void,
): () => void {
  let title: string | undefined;
  let isBackPossible: boolean | undefined;
  let count: number | undefined;

  const reportTitle = () => {
    const now = document.title.replace(COUNT, '');
    if (now !== title) post({ type: 'title', title: (title = now) });
  };
  const reportBack = () => {
    const now = canGoBack(router.state.location.pathname);
    if (now !== isBackPossible) post({ type: 'back', canGoBack: (isBackPossible = now) });
  };
  const reportBadge = () => {
    const { chat } = host.unread.getState();
    if (chat !== count) post({ type: 'badge', count: (count = chat) });
  };

  const { pathname, search } = router.state.location;
  post({ type: 'ready', path: pathname + search });
  reportTitle();
  reportBack();
  reportBadge();

  const titles = new MutationObserver(reportTitle);
  titles.observe(document.head, { subtree: true, childList: true, characterData: true });
  // Layers over the page change the history without the router, and cause no event when they open.
  const layers = new MutationObserver(reportBack);
  layers.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  addEventListener('popstate', reportBack);
  const stops = [router.subscribe(reportBack), host.unread.subscribe(reportBadge), offerSharing(post)];
  return () => {
    titles.disconnect();
    layers.disconnect();
    removeEventListener('popstate', reportBack);
    for (const stop of stops) stop();
  };
}
