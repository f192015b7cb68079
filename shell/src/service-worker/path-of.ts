/** An address of the suite without its origin. The question is a part of it: of a picture it says which one. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
