/** Returns the parsed address, or `undefined` if it is none. `URL.canParse` is missing in Chrome before 120. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
