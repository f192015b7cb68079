import type { DeskContext } from './command';

/** `getFileUrls` takes at most this many keys. */
const KEYS_EACH = 50;

/** Returns addresses of photos by their key, which work for an hour and for this person. */
export async function photoAddresses(
  desk: DeskContext['desk'],
  keys: readonly string[],
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (let first = 0; first < keys.length; first += KEYS_EACH) {
    const { files } = await desk.request('getFileUrls', { keys: keys.slice(first, first + KEYS_EACH) });
    for (const { key, url } of files) addresses.set(key, new URL(url, desk.url).href);
  }
  return addresses;
}
