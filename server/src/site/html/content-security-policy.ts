/**
 * Requires Trusted Types, with which the page's script checks every URL of code again. Set to `false` only if
 * a supported browser cannot handle them.
 */
const REQUIRES_TRUSTED_TYPES = true;

const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

interface PageOrigins {
  host: string | null;
  isSecure: boolean;
  devOrigins: string[];
  /**
   * A chat on another host is reached through a WebSocket, or through HTTP where a network blocks WebSockets.
   */
  chatHosts: string[];
  uploadOrigins: string[];
}

/**
 * Builds the policy for what a document may load and run. `host` is the host of the document and is needed
 * for its WebSocket. Trusted Types are omitted with a dev server because its chunks are in no list.
 */
export function contentSecurityPolicy(
  { scripts, styles }: { scripts: string[]; styles: string[] },
  { host, isSecure, devOrigins, chatHosts, uploadOrigins }: PageOrigins,
): string {
  const ownSocket = host ? [`${isSecure ? 'wss' : 'ws'}://${host}`] : [];
  const sockets = [...chatHosts, ...devOrigins].map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts, ...devOrigins].join(' '),
    ['style-src', "'self'", ...styles, ...devOrigins].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Some browsers do not count a WebSocket to the same host as `'self'`.
    ['connect-src', "'self'", ...ownSocket, ...uploadOrigins, ...chatHosts, ...devOrigins, ...sockets].join(
      ' ',
    ),
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(REQUIRES_TRUSTED_TYPES && devOrigins.length === 0 ? TRUSTED_TYPES : []),
  ].join('; ');
}
