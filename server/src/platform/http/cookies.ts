/** Returns the value of a cookie, or `undefined` if it is missing or malformed. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((it) => it.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value && /^[\w-]+$/.test(value) ? value : undefined;
}
