/** Returns whether the client has the content already, according to `If-None-Match`; `*` matches anything. */
export function matchesEtag(header: string | undefined, isOwnTag: (tag: string) => boolean): boolean {
  if (header?.trim() === '*') return true;
  return [...(header ?? '').matchAll(/"([^"]*)"/g)].some(([, tag = '']) => isOwnTag(tag));
}
