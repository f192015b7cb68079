import { OWN_EXTERNAL } from '../model/state/placeholder-room';

/**
 * S-26: until the server has assigned an id to a room, it is identified by the key of its two guests or as
 * the guest's own room with the staff.
 */
export const hasRoomId = (queueKey: string): boolean => queueKey !== OWN_EXTERNAL && !queueKey.includes(':');

/** Returns the address fields of a message for its room. */
export function roomTargetOf(queueKey: string): { roomId?: string; roomKey?: string } {
  if (queueKey === OWN_EXTERNAL) return {};
  return hasRoomId(queueKey) ? { roomId: queueKey } : { roomKey: queueKey };
}
