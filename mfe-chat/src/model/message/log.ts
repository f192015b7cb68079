import type { Load } from '../load/load';
import { messageIn, withMessage, withoutMessage, type MessageMap } from './message-map';
import type { ShownMessage } from './shown-message';

/** The loaded part of a room's messages. */
export interface Log {
  load: Load;
  /** The oldest first; messages without a number from the server are last, in the order of writing. */
  keys: readonly string[];
  byKey: MessageMap;
  /** Up to this position, the log contains every message from the first of `keys` on. */
  knownSeq: number;
  /**
   * Set if too many messages were missed to catch up. The older ones were dropped and load again as the guest
   * scrolls up.
   */
  isGap: boolean;
}

export const EMPTY_LOG: Log = { load: 'none', keys: [], byKey: {}, knownSeq: 0, isGap: false };

/** Reports whether the log holds part of the history to which new messages can be appended. */
export const hasHistory = ({ load, knownSeq }: Log): boolean => load === 'ready' || knownSeq > 0;

const seqAt = (log: Log, index: number) => messageIn(log.byKey, log.keys[index] ?? '')?.seq ?? 0;

/**
 * Returns the index at which a message of this position is inserted: after all with the same position, so
 * that echoes keep their order.
 */
export function indexAfter(log: Log, seq: number): number {
  let [low, high] = [0, log.keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (seqAt(log, middle) <= seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Inserts a message at its position or replaces the one with the same key. A deleted message is removed. */
export function withOne(log: Log, message: ShownMessage): Log {
  if (message.isDeleted) return withoutOne(log, message.key);
  const before = messageIn(log.byKey, message.key);
  if (before?.seq === message.seq) return { ...log, byKey: withMessage(log.byKey, message) };
  const rest = before ? withoutOne(log, message.key) : log;
  const keys = rest.keys.toSpliced(indexAfter(rest, message.seq), 0, message.key);
  return { ...rest, keys, byKey: withMessage(rest.byKey, message) };
}

export function withoutOne(log: Log, key: string): Log {
  const found = messageIn(log.byKey, key);
  if (!found) return log;
  return { ...log, keys: log.keys.filter((one) => one !== key), byKey: withoutMessage(log.byKey, key) };
}

export const withAll = (log: Log, messages: readonly ShownMessage[]): Log => messages.reduce(withOne, log);

/** Finds the key by the server's id. The search runs from the end, where the message almost always is. */
export function keyOfMessage(log: Log, messageId: string): string | undefined {
  return log.keys.findLast((key) => messageIn(log.byKey, key)?.messageId === messageId);
}

/** Returns the messages that the server has not accepted yet. */
export function echoesIn(log: Log): ShownMessage[] {
  return log.keys.flatMap((key) => {
    const message = messageIn(log.byKey, key);
    return message?.sending ? [message] : [];
  });
}

export const firstAcknowledged = (log: Log): ShownMessage | undefined => {
  const first = messageIn(log.byKey, log.keys[0] ?? '');
  return first?.sending ? undefined : first;
};
