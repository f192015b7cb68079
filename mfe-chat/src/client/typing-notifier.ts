import type { Realtime } from '@guest/shared/realtime/realtime';

const NOTIFY_INTERVAL_MS = 3_000;

/** Publishes at most every three seconds that the guest is typing, however often it is called. */
export function createTypingNotifier(
  { tell }: Pick<Realtime, 'tell'>,
  now: () => number,
): (roomId: string) => void {
  let last = { roomId: '', at: -Infinity };
  return (roomId) => {
    if (last.roomId === roomId && now() - last.at < NOTIFY_INTERVAL_MS) return;
    last = { roomId, at: now() };
    tell('chatAction', { roomId, action: 'typing' });
  };
}
