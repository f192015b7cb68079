/** The script of the page checks every address of code once more; false only if a browser cannot do it. */
const REQUIRES_TRUSTED_TYPES = true;

const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

interface PageOrigins {
  host: string | null;
  isSecure: boolean;
  devOrigins: string[];
  /** A chat that is elsewhere is reached over a socket, and over HTTP where a network lets no socket through. */
  chatHosts: string[];
  uploadOrigins: string[];
}

/**
 * What a document may load and run. `host` is where it came from, for the socket.
 * A dev server's chunks are in no list, so with one the page's script does not check addresses once more.
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
    // Not every browser counts the socket of the same host as 'self'.
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
