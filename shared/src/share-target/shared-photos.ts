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

/**
 * Saves what was shared, in place of what was shared before. Rejects if the device has no room; what was shared before
 * then stays.
 */
export async function saveShared(property: string, { photos, text }: Shared): Promise<void> {
  const cache = await caches.open(CACHE);
  const earlier = await keysOf(cache, property);
  const folder = `${folderOf(property)}${crypto.randomUUID()}/`;
  const at = { [AT_HEADER]: String(Date.now()) };
  try {
    for (const [i, photo] of photos.entries()) {
      const headers = { 'content-type': photo.type, [NAME_HEADER]: encodeURIComponent(photo.name), ...at };
      // The number of digits keeps the order in which the photos were chosen.
      await cache.put(`${folder}${String(i).padStart(2, '0')}`, new Response(photo, { headers }));
    }
    // With the text it is complete. The system may end the worker before that.
    await cache.put(`${folder}text`, new Response(text, { headers: at }));
  } catch (error) {
    await deleteAll(
      cache,
      (await keysOf(cache, property)).filter(({ url }) => url.includes(folder)),
    );
    throw error;
  }
  await deleteAll(cache, earlier);
}

/** Returns what was shared into a property and is not used yet; `undefined` if there is nothing. */
export async function loadShared(property: string, now = Date.now()): Promise<Shared | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const [text, ...photos] = await newestIn(await caches.open(CACHE), property);
  if (!text) return undefined;
  if ([text, ...photos].some((response) => storedAt(response) < now - LASTS_MS)) {
    await dropShared(property);
    return undefined;
  }
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
  if ((await newestIn(cache, property)).length === 0) return undefined;
  return (await loadShared(property, now)) ? 'waiting' : 'expired';
}

/** Deletes the photos that nobody has asked for within a day, in all properties. */
export async function dropOldShared(now = Date.now()): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.keys()).includes(CACHE)) return;
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const lastsMs = request.url.endsWith('/text') ? MENTIONED_FOR_MS : LASTS_MS;
    if (response && storedAt(response) < now - lastsMs) await cache.delete(request);
  }
}

/** Deletes what was shared, because it is used or not wanted. */
export async function dropShared(property: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await deleteAll(cache, await keysOf(cache, property));
}

const keysOf = async (cache: Cache, property: string): Promise<Request[]> =>
  (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folderOf(property)));

async function deleteAll(cache: Cache, requests: readonly Request[]): Promise<void> {
  for (const request of requests) await cache.delete(request);
}

/**
 * Returns the text and then the photos, in their order, of what was shared last and is complete. Each share has a
 * folder of its own; those of earlier releases are in that of the property.
 */
async function newestIn(cache: Cache, property: string): Promise<Response[]> {
  const keys = await keysOf(cache, property);
  const texts = await Promise.all(
    keys
      .filter(({ url }) => url.endsWith('/text'))
      .map(async ({ url }) => ({ url, text: await cache.match(url) })),
  );
  const complete = texts.flatMap(({ url, text }) => (text ? [{ url, text }] : []));
  const [newest] = complete.toSorted((a, b) => storedAt(b.text) - storedAt(a.text));
  if (!newest) return [];
  const folder = newest.url.slice(0, -'text'.length);
  const isOfNewest = (url: string) => url.startsWith(folder) && /^\d+$/.test(url.slice(folder.length));
  const photos = keys
    .map(({ url }) => url)
    .filter(isOfNewest)
    .toSorted();
  const found = await Promise.all(photos.map((url) => cache.match(url)));
  return [newest.text, ...found.filter((response) => response !== undefined)];
}

/** Returns when something was stored, in milliseconds. */
const storedAt = ({ headers }: Response): number => Number(headers.get(AT_HEADER));

async function toFile(response: Response): Promise<File> {
  const type = response.headers.get('content-type') ?? '';
  const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
  return new File([await response.blob()], name, { type });
}
