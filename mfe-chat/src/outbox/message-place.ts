import { OWN_EXTERNAL } from '../model/state/fake-room';

/** S-26: until the server has given a room its id, it goes by the key of its two guests, or is one's own with the staff. */
export const isNamed = (lane: string): boolean => lane !== OWN_EXTERNAL && !lane.includes(':');

/** What a message says of where it goes. */
export function placeOf(lane: string): { roomId?: string; roomKey?: string } {
  if (lane === OWN_EXTERNAL) return {};
  return isNamed(lane) ? { roomId: lane } : { roomKey: lane };
}
