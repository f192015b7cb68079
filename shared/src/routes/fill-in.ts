/** Puts values in the place of the `:names` of a path, each made safe for an address. */
export function fillIn(path: string, values: unknown): string {
  const known = new Map(Object.entries(values ?? {}));
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value: unknown = known.get(name);
    if (typeof value !== 'string' || value === '') throw new Error(`${path} needs :${name}`);
    return encodeURIComponent(value);
  });
}

/** A path with its question; what is not asked is left out, and the rest stands in a fixed order. */
export function withQuery(path: string, query: object | undefined): string {
  const asked = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}
