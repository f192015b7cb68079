import { sharedPhotosPath } from '../contracts/share/shared-photos';

/**
 * The cache in which photos of other apps wait until they are part of a draft. The shell deletes what begins with
 * `draft` at sign-out; after an expired session the same guest finds it again.
 */
const CACHE = 'draft-shared';
const DAY_MS = 24 * 3_600_000;
/** Photos that nobody has asked for within a day are deleted. */
const LASTS_MS = DAY_MS;
/** The text remains for a while without them, so that the guest can be told. */
const MENTIONED_FOR_MS = 30 * DAY_MS;
const NAME_HEADER = 'x-name';
const AT_HEADER = 'x-at';

/** The content that another app has shared. */
export interface Shared {
  photos: File[];
  text: string;
}

const folderOf = (property: string) => `${sharedPhotosPath(property)}/`;

/** Keeps what was shared, in place of what was shared before. Rejects if the device has no room. */
export async function keepShared(property: string, { photos, text }: Shared): Promise<void> {
  await dropShared(property);
  const cache = await caches.open(CACHE);
  const at = { [AT_HEADER]: String(Date.now()) };
  await cache.put(`${folderOf(property)}text`, new Response(text, { headers: at }));
  for (const [i, photo] of photos.entries()) {
    const headers = { 'content-type': photo.type, [NAME_HEADER]: encodeURIComponent(photo.name), ...at };
    // The number of digits keeps the order in which the photos were chosen.
    const path = `${folderOf(property)}${String(i).padStart(2, '0')}`;
    await cache.put(path, new Response(photo, { headers })).catch(async (error: unknown) => {
      await dropShared(property);
      throw error;
    });
  }
}

/** Returns what was shared into a property and is not used yet; `undefined` if there is nothing. */
export async function loadShared(property: string, now = Date.now()): Promise<Shared | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(CACHE);
  const found = await Promise.all((await keysOf(cache, property)).map((request) => cache.match(request)));
  const kept = found.filter((response) => response !== undefined);
  if (kept.some(({ headers }) => Number(headers.get(AT_HEADER)) < now - LASTS_MS)) {
    await dropShared(property);
    return undefined;
  }
  const [text, ...photos] = kept;
  if (!text) return undefined;
  return { text: await text.text(), photos: await Promise.all(photos.map(toFile)) };
}

/**
 * Returns whether something that was shared into a property still waits for an answer. If it has expired, this
 * deletes it and returns `expired` once.
 */
export async function findUnanswered(
  property: string,
  now = Date.now(),
): Promise<'waiting' | 'expired' | undefined> {
  if (!('caches' in globalThis) || !(await caches.keys()).includes(CACHE)) return undefined;
  const cache = await caches.open(CACHE);
  const [first] = await keysOf(cache, property);
  if (!first) return undefined;
  return (await loadShared(property, now)) ? 'waiting' : 'expired';
}

/** Deletes the photos that nobody has asked for within a day, in all properties. */
export async function dropOldShared(now = Date.now()): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.keys()).includes(CACHE)) return;
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    const lastsMs = request.url.endsWith('/text') ? MENTIONED_FOR_MS : LASTS_MS;
    if (Number(kept?.headers.get(AT_HEADER)) < now - lastsMs) await cache.delete(request);
  }
}

/** Deletes what was shared, because it is used or not wanted. */
export async function dropShared(property: string): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await keysOf(cache, property)) await cache.delete(request);
}

async function keysOf(cache: Cache, property: string): Promise<Request[]> {
  const own = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folderOf(property)));
  // The text comes first, then the photos in their order.
  const rank = ({ url }: Request) => (url.endsWith('/text') ? '' : url);
  return own.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

async function toFile(response: Response): Promise<File> {
  const type = response.headers.get('content-type') ?? '';
  const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
  return new File([await response.blob()], name, { type });
}
