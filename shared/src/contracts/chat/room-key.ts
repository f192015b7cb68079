/** What a private room is called before the server has given it an id; the same for both of its guests. */
export const roomKeyOf = (one: string, other: string) => [one, other].sort().join(':');

/** The other guest of a room key, or nothing if the key is not this guest's. */
export function otherIn(roomKey: string, own: string): string | undefined {
  const [one, other, ...more] = roomKey.split(':');
  if (one === undefined || other === undefined || more.length > 0 || one === other) return undefined;
  if (roomKeyOf(one, other) !== roomKey) return undefined;
  if (one === own) return other;
  return other === own ? one : undefined;
}
