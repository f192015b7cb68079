/** Whether a reader has what is asked for already, as `If-None-Match` says; `*` is whatever there is. */
export function hasAlready(header: string | undefined, isIts: (tag: string) => boolean): boolean {
  if (header?.trim() === '*') return true;
  return [...(header ?? '').matchAll(/"([^"]*)"/g)].some(([, tag = '']) => isIts(tag));
}
