import { INSTALL_CHECK_MS, LINK_LASTS_MS } from './limits';

/** Clicks a hidden link to an address and removes it from the document after a while. */
export function clickHiddenLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.hidden = true;
  // The server recognises by the origin that a page of the suite is open and must stay.
  link.referrerPolicy = 'origin';
  link.dataset.deepLink = '';
  document.body.append(link);
  link.click();
  setTimeout(() => link.remove(), LINK_LASTS_MS);
}

/** Resolves to whether the page becomes hidden within a while, as it does when an app opens. */
export function becomesHidden(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isHidden: boolean) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
      resolve(isHidden);
    };
    const onChange = () => document.visibilityState === 'hidden' && end(true);
    const timer = setTimeout(() => end(document.visibilityState === 'hidden'), INSTALL_CHECK_MS);
    document.addEventListener('visibilitychange', onChange);
  });
}
