import { READS_PREFIX, SAVED_WITHIN_MS } from './cached-reads';

/** The cache in which the service worker keeps documents. */
const DOCUMENTS = 'documents';
/** The time that a slow phone gets to write the replies that have just arrived. */
const WRITTEN_WITHIN_MS = 1_000;

/**
 * Removes something that guests must no longer see from all copies on this device, by its id: a post or comment that
 * is gone, or everything by a guest who is blocked. Lists lose the items that mention it; other copies are deleted.
 */
export async function forgetCopies(id: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  // A device whose storage cannot be read has no copies that it could show.
  await removeMentions(id).catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, SAVED_WITHIN_MS + WRITTEN_WITHIN_MS));
  await removeMentions(id).catch(() => {});
}

async function removeMentions(id: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== DOCUMENTS && !name.startsWith(READS_PREFIX)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const copy = await cache.match(request, { ignoreVary: true });
      if (!copy) continue;
      const { headers } = copy;
      const text = await copy.text();
      const isItself = request.url.includes(id);
      if (!isItself && !text.includes(id)) continue;
      const rest = isItself || name === DOCUMENTS ? undefined : withoutItems(text, id);
      if (rest === undefined) await cache.delete(request, { ignoreVary: true });
      else await cache.put(request, new Response(rest, { headers }));
    }
  }
}

/** Returns a list without the items that mention the id, or `undefined` if something else mentions it. */
function withoutItems(text: string, id: string): string | undefined {
  const reply: unknown = JSON.parse(text);
  if (!isList(reply)) return undefined;
  const items = reply.items.filter((item) => !JSON.stringify(item).includes(id));
  const rest = JSON.stringify({ ...reply, items });
  return rest.includes(id) ? undefined : rest;
}

const isList = (reply: unknown): reply is { items: unknown[] } =>
  typeof reply === 'object' && reply !== null && 'items' in reply && Array.isArray(reply.items);
