/** Versions by the name of the remote. */
export type Mix = Readonly<Record<string, string>>;

/** Parses the versions in a query, such as `?mix=chat@1.5.0,dining@1.3.0`. */
export function parseMix(search: string): Mix {
  const named = new URLSearchParams(search).get('mix') ?? '';
  const pairs = named.split(',').flatMap((it): [string, string][] => {
    const at = it.indexOf('@');
    return at > 0 ? [[it.slice(0, at).trim(), it.slice(at + 1).trim()]] : [];
  });
  return Object.fromEntries(pairs);
}

/** Returns the address with these versions and without `safe`. An empty mix gives the plain address. */
export function withMix(address: string, mix: Mix): string {
  const url = new URL(address);
  url.searchParams.delete('safe');
  url.searchParams.delete('mix');
  const named = Object.entries(mix).map(([name, version]) => `${name}@${version}`);
  // The query is built by hand so that "@" and "," stay readable.
  const query = [url.searchParams.toString(), named.length > 0 ? `mix=${named.join(',')}` : ''];
  url.search = query.filter((it) => it !== '').join('&');
  return url.href;
}
