/** Returns an address of the suite without its origin. The query stays, because it distinguishes pictures. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
