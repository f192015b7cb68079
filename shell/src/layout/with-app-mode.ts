/** Adds `app=true` to a path of the suite. */
export function withAppMode(path: string): string {
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  query.set('app', 'true');
  return `${pathname}?${query}`;
}
