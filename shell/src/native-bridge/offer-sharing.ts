import type { MessageToApp } from './messages';

const MAX_TEXT_LENGTH = 1_000;

/**
 * Lets the app's own sheet handle `navigator.share` where the web view has none, as on Android. Returns a stop
 * function.
 */
export function offerSharing(post: (message: MessageToApp) => void): () => void {
  if ('share' in navigator) return () => {};
  const share = async ({ title, text, url }: ShareData = {}): Promise<void> => {
    if (url !== undefined && new URL(url, location.href).origin !== location.origin) {
      throw new TypeError('Only pages of the suite are shared through the app');
    }
    post({
      type: 'share',
      ...(title !== undefined && { title: title.slice(0, MAX_TEXT_LENGTH) }),
      ...(text !== undefined && { text: text.slice(0, MAX_TEXT_LENGTH) }),
      ...(url !== undefined && { url: withoutAppMode(new URL(url, location.href)) }),
    });
  };
  const canShare = (data?: ShareData) => data !== undefined && !data.files?.length;
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: canShare });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  };
}

/** The recipient of the address opens it in a browser, so it names no app mode. */
function withoutAppMode(url: URL): string {
  url.searchParams.delete('app');
  return url.href;
}
