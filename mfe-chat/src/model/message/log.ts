import type { Load } from '../load/load';
import { messageIn, withMessage, withoutMessage, type MessageMap } from './message-map';
import type { ShownMessage } from './shown-message';

/** What is known of a room's messages. */
export interface Log {
  load: Load;
  /** The oldest first; those that the server has not numbered are last, as they were written. */
  keys: readonly string[];
  byKey: MessageMap;
  /** Up to this place of the room's log nothing is missing, from the first of `keys` on. */
  knownSeq: number;
  /** Too much was missed to catch up with: what is older was let go, and comes back as the guest scrolls up. */
  isGap: boolean;
}

export const EMPTY_LOG: Log = { load: 'none', keys: [], byKey: {}, knownSeq: 0, isGap: false };

/** Whether it holds a part of the room, to which what happens next is added. */
export const isHeld = ({ load, knownSeq }: Log): boolean => load === 'ready' || knownSeq > 0;

const seqAt = (log: Log, index: number) => messageIn(log.byKey, log.keys[index] ?? '')?.seq ?? 0;

/** The index before which a message of that place belongs: after all of the same, so that echoes keep their order. */
export function indexAfter(log: Log, seq: number): number {
  let [low, high] = [0, log.keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (seqAt(log, middle) <= seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Takes a message in at its place, or in the place of the one with its key. A deleted one leaves. */
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

/** By the server's id; what is asked for is almost always near the end. */
export function keyOfMessage(log: Log, messageId: string): string | undefined {
  return log.keys.findLast((key) => messageIn(log.byKey, key)?.messageId === messageId);
}

/** Messages that the server has not acknowledged. */
export function echoesIn(log: Log): ShownMessage[] {
  return log.keys.flatMap((key) => {
    const message = messageIn(log.byKey, key);
    return message?.sending ? [message] : [];
  });
}

export const firstNumbered = (log: Log): ShownMessage | undefined => {
  const first = messageIn(log.byKey, log.keys[0] ?? '');
  return first?.sending ? undefined : first;
};
