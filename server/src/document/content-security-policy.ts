/** The script of the page checks every address of code once more; false only if a browser cannot do it. */
const REQUIRES_TRUSTED_TYPES = true;

const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

/** What a document may load and run. `host` is where it came from, for the socket. */
export function contentSecurityPolicy(
  { scripts, styles }: { scripts: string[]; styles: string[] },
  { host, isSecure }: { host: string | null; isSecure: boolean },
): string {
  const socket = host ? ` ${isSecure ? 'wss' : 'ws'}://${host}` : '';
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Not every browser counts the socket of the same host as 'self'.
    `connect-src 'self'${socket}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(REQUIRES_TRUSTED_TYPES ? TRUSTED_TYPES : []),
  ].join('; ');
}
