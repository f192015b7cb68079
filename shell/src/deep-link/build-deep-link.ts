import { withQuery } from '@guest/shared/routes/fill-in';
import type { DeepLinkAction, DeepLinkExtra } from '@guest/shared/routes/deep-links';
import { MAX_LINK_LENGTH } from './limits';

export interface DeepLinkContent {
  action: DeepLinkAction;
  /** Missing for the list of hotels. */
  propertyUuid?: string;
  extras: Partial<Record<DeepLinkExtra, string>>;
}

/**
 * Builds the link that opens the hotel's app. Returns `null` if the base is not an https address, if
 * `webview-url` leads outside the suite's own origin, or if the link is too long.
 */
export function buildDeepLink(
  base: string,
  { action, propertyUuid, extras }: DeepLinkContent,
  origin: string,
): string | null {
  if (!URL.canParse(base)) return null;
  const { protocol, username, search, hash } = new URL(base);
  if (protocol !== 'https:' || username || search || hash) return null;
  const webview = extras['webview-url'];
  if (webview !== undefined && !isOwn(webview, origin)) return null;
  const url = withQuery(base, { mode: 'in-stay', action, 'property-uuid': propertyUuid, ...extras });
  return url.length <= MAX_LINK_LENGTH ? url : null;
}

const isOwn = (address: string, origin: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;
