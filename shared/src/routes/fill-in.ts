/** Replaces the `:names` in a path by URL-encoded values. */
export function fillIn(path: string, values: unknown): string {
  const known = new Map(Object.entries(values ?? {}));
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value: unknown = known.get(name);
    if (typeof value !== 'string' || value === '') throw new Error(`${path} needs :${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * Returns a path with its query string. Undefined values are left out, and the order of the parameters is
 * fixed.
 */
export function withQuery(path: string, query: object | undefined): string {
  const params = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params)}`;
}
