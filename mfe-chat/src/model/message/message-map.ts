import type { ShownMessage } from './shown-message';

type Bucket = ReadonlyMap<string, ShownMessage>;

/**
 * Immutable messages by key. A room may hold ten thousand, and a single record would be copied for every new
 * message; with buckets only one bucket is copied. Buckets are maps, because a JavaScript engine would keep a
 * hidden class for each key of a record.
 */
export type MessageMap = Readonly<Record<string, Bucket>>;

// Keys are random UUIDs, so their last two digits distribute evenly.
const bucketOf = (key: string) => key.slice(-2);

export const messageIn = (map: MessageMap, key: string): ShownMessage | undefined =>
  map[bucketOf(key)]?.get(key);

export function withMessage(map: MessageMap, message: ShownMessage): MessageMap {
  const name = bucketOf(message.key);
  return { ...map, [name]: new Map(map[name]).set(message.key, message) };
}

export function withoutMessage(map: MessageMap, key: string): MessageMap {
  const name = bucketOf(key);
  const others = new Map(map[name]);
  others.delete(key);
  return { ...map, [name]: others };
}
