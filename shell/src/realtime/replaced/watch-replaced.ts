import type { Host } from '@guest/shared';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import { TURNED_AWAY } from '@guest/shared/contracts/core/socket-reply';

type CoverPage = (host: Pick<Host, 'realtime' | 'lang'>) => Promise<void>;

/**
 * Tells a guest whose connection is another device's. A page that was turned away at the door says so in the
 * specification's words and closes; most browsers let no page close itself, so it is then covered.
 */
export function watchReplaced(
  host: Pick<Host, 'realtime' | 'lang'>,
  coverPage: CoverPage = withReplacedPage,
): () => void {
  let page: Promise<void> | undefined;

  async function cover(): Promise<void> {
    page ??= coverPage(host);
    await page.catch(reportLateFailure);
  }

  return host.realtime.state.subscribe((now, before) => {
    if (now.connection !== 'replaced' || before.connection === 'replaced') return;
    void cover();
    // A tab in the background would keep its page waiting for somebody who is elsewhere.
    if (now.trouble !== TURNED_AWAY.duplicate || document.visibilityState !== 'visible') return;
    alert(TURNED_AWAY.duplicate);
    close();
  });
}

const withReplacedPage: CoverPage = async (host) => {
  const it = await untilItComes(() => import(/* webpackChunkName: "replaced" */ './mount-replaced-page'));
  await it.mountReplacedPage(host);
};
