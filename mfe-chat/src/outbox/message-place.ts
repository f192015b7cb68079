import { OWN_EXTERNAL } from '../model/state/fake-room';

/**
 * S-26: until the server has assigned an id to a room, it is identified by the key of its two guests or as
 * the guest's own room with the staff.
 */
export const isNamed = (lane: string): boolean => lane !== OWN_EXTERNAL && !lane.includes(':');

/** Returns the address fields of a message for its room. */
export function placeOf(lane: string): { roomId?: string; roomKey?: string } {
  if (lane === OWN_EXTERNAL) return {};
  return isNamed(lane) ? { roomId: lane } : { roomKey: lane };
}
