/** The push services of the browsers. Nothing is ever sent anywhere else, so that no address can be probed. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
];

/**
 * Returns whether an endpoint belongs to a known push service: `https`, the default port, no credentials. The
 * configured origins are accepted as they are.
 */
export function isPushEndpoint(endpoint: string, configuredOrigins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin, pathname } = new URL(endpoint);
  if (username !== '' || password !== '' || pathname === '/') return false;
  if (configuredOrigins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}
