import { expect, test, vi } from 'vitest';
import { createPushCheck } from './check-pushes';

const ROOM = '5b2b4a44-46c0-4a6b-9f1d-6f1a2f0e7f10';

test('valid pushes are delivered in order, and all others are dropped and counted', async () => {
  const pushed: unknown[] = [];
  const dropped = vi.fn();
  const check = createPushCheck({ pushed: (name, body) => void pushed.push([name, body]), dropped });
  const typing = { roomId: ROOM, guestId: ROOM, action: 'typing' };

  check('chatAction', typing);
  check('serverClosing', { reconnectAfterMs: -1 });
  check('noSuchPush', {});
  check('__proto__', {});
  check('sessionReplaced', {});

  await vi.waitFor(() => expect(pushed).toHaveLength(2), 10_000);
  expect(pushed).toEqual([
    ['chatAction', typing],
    ['sessionReplaced', {}],
  ]);
  expect(dropped).toHaveBeenCalledTimes(3);
});
