import { parseUrl } from '@guest/shared/http/parse-url';
import { DEFAULT_DEEP_LINK_BASE } from '@guest/shared/contracts/core/suite-defaults';
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
 * Builds the link that opens the hotel's app. Returns `null` if the base is not an https address of a host of its own, if
 * `webview-url` leads outside the suite's own origin, or if the link is too long.
 */
export function buildDeepLink(
  base: string,
  { action, propertyUuid, extras }: DeepLinkContent,
  origin: string,
): string | null {
  const parsed = parseUrl(base);
  if (!parsed) return null;
  const { protocol, username, search, hash, hostname } = parsed;
  if (protocol !== 'https:' || username || search || hash) return null;
  // The app may have been set while the server had another base.
  if (base === DEFAULT_DEEP_LINK_BASE || hostname === new URL(origin).hostname) return null;
  const webview = extras['webview-url'];
  if (webview !== undefined && !isOwn(webview, origin)) return null;
  const url = withQuery(base, { mode: 'in-stay', action, 'property-uuid': propertyUuid, ...extras });
  return url.length <= MAX_LINK_LENGTH ? url : null;
}

const isOwn = (address: string, origin: string): boolean => parseUrl(address)?.origin === origin;
