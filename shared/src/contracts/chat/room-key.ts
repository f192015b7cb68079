/** Returns the key of a private room that has no id from the server yet. Both guests compute the same key. */
export const roomKeyOf = (one: string, other: string) => [one, other].sort().join(':');

/** Returns the other guest of a room key, or `undefined` if the key does not belong to this guest. */
export function otherGuestIn(roomKey: string, own: string): string | undefined {
  const [one, other, ...more] = roomKey.split(':');
  if (one === undefined || other === undefined || more.length > 0 || one === other) return undefined;
  if (roomKeyOf(one, other) !== roomKey) return undefined;
  if (one === own) return other;
  return other === own ? one : undefined;
}
