import { expect, test, vi } from 'vitest';
import { createRealtime, type RealtimeConnection } from './realtime';

const room = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';

test('requests, messages and listeners from before the connection was loaded are handled once it is', async () => {
  const realtime = createRealtime();
  const received: unknown[] = [];
  const published: unknown[] = [];
  realtime.on('chatAction', (push) => received.push(push.guestId));
  const answer = realtime.ask('declineGuestRequest', { roomId: room });
  realtime.tell('chatAction', { roomId: room, action: 'typing' });

  realtime.connectionLoaded({
    // The cast is safe: the test makes only this request.
    ask: (async () => null) as RealtimeConnection['ask'],
    tell: (name) => void published.push(name),
    useHere: () => {},
  });
  realtime.pushed('chatAction', { roomId: room, guestId: 'ana', action: 'typing' });

  expect(await answer).toBe(null);
  expect(published).toEqual(['chatAction']);
  expect(received).toEqual(['ana']);
});

test('a failing listener does not affect others, and a removed listener receives nothing', () => {
  vi.stubGlobal('reportError', vi.fn());
  const realtime = createRealtime();
  const received: string[] = [];
  realtime.on('areYouThere', () => received.push('early'))();
  realtime.on('areYouThere', () => {
    throw new Error('mine alone');
  });
  realtime.on('areYouThere', () => received.push('late'));

  realtime.pushed('areYouThere', {});

  expect(received).toEqual(['late']);
  expect(reportError).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
