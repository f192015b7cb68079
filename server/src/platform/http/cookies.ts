/** The value of a cookie; undefined where there is none, or one that could not have been ours. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((it) => it.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value && /^[\w-]+$/.test(value) ? value : undefined;
}
