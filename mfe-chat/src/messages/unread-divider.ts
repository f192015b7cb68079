import type { ShownMessage } from './shown-message';

type Judged = Pick<ShownMessage, 'key' | 'seq' | 'from' | 'messageType' | 'sending'>;

/**
 * The message above which the unread ones begin: the first after a place that somebody else has written. None where all
 * is read, and never one's own.
 */
export function firstUnread(
  keys: readonly string[],
  messageOf: (key: string) => Judged | undefined,
  { afterSeq, own }: { afterSeq: number; own: string },
): string | undefined {
  let first: string | undefined;
  // From the end, because that is where they are; the whole room is never looked through.
  for (let at = keys.length - 1; at >= 0; at--) {
    const message = messageOf(keys[at] ?? '');
    if (!message) continue;
    if (message.sending === undefined && message.seq <= afterSeq) break;
    if (isOfOthers(message, own)) first = message.key;
  }
  return first;
}

const isOfOthers = ({ from, messageType, sending }: Judged, own: string) =>
  from !== own && messageType !== 'status' && sending === undefined;
