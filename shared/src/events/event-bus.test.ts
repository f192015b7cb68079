import { afterEach, expect, test, vi } from 'vitest';
import { createEventBus, senderOfInvalidEvent } from './event-bus';

const moved = (property: string) => ({ property });

afterEach(() => vi.unstubAllGlobals());

test('M-06 every listener receives events of other packages in the order in which they were published', async () => {
  const bus = createEventBus();
  const received: string[] = [];
  bus.subscribe('shell.property-changed', ({ property }) => received.push(property));

  for (const property of ['a', 'b', 'c']) bus.publish('shell.property-changed', moved(property));

  await expect.poll(() => received).toEqual(['a', 'b', 'c']);
});

test('a removed listener receives no more events', async () => {
  const bus = createEventBus();
  const received: string[] = [];
  const stop = bus.subscribe('shell.property-changed', ({ property }) => received.push(`early ${property}`));
  stop();
  bus.subscribe('shell.property-changed', ({ property }) => received.push(property));

  bus.publish('shell.property-changed', moved('a'));

  await expect.poll(() => received).toEqual(['a']);
});

test('an error in a listener is reported and does not affect other listeners', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const bus = createEventBus();
  const received: string[] = [];
  bus.subscribe('shell.property-changed', () => {
    throw new Error('mine alone');
  });
  bus.subscribe('shell.property-changed', ({ property }) => received.push(property));

  bus.publish('shell.property-changed', moved('a'));

  await expect.poll(() => received).toEqual(['a']);
  expect(reportError).toHaveBeenCalledOnce();
});

test('an event that violates its schema is dropped, and the next one is delivered', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const bus = createEventBus();
  const received: unknown[] = [];
  bus.subscribe('shell.property-changed', (event) => received.push(event));

  bus.publish('shell.property-changed', { property: 7 } as never);
  bus.publish('shell.property-changed', moved('a'));

  await expect.poll(() => received).toEqual([{ property: 'a' }]);
  expect(reportError).toHaveBeenCalledOnce();
  expect(senderOfInvalidEvent(vi.mocked(reportError).mock.calls[0]?.[0])).toBe('shell');
});
