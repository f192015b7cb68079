import type { ShownMessage } from './shown-message';

type Bucket = ReadonlyMap<string, ShownMessage>;

/**
 * Messages by key, never changed in place. A room may hold ten thousand, and one record of so many would be copied with
 * each that arrives; in buckets, the 1 that changes is copied and the others are kept. They are no records: of those, an
 * engine would keep a shape for each key.
 */
export type MessageMap = Readonly<Record<string, Bucket>>;

// Keys are uuids: their last two digits are as good as thrown dice.
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
