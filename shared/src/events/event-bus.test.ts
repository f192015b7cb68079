import { afterEach, expect, test, vi } from 'vitest';
import { createEventBus } from './event-bus';

const moved = (property: string) => ({ property });

afterEach(() => vi.unstubAllGlobals());

test('M-06 every listener receives events of other packages in the order in which they were published', async () => {
  const bus = createEventBus();
  const heard: string[] = [];
  bus.subscribe('shell.property-changed', ({ property }) => heard.push(property));

  for (const property of ['a', 'b', 'c']) bus.publish('shell.property-changed', moved(property));

  await expect.poll(() => heard).toEqual(['a', 'b', 'c']);
});

test('a removed listener receives no more events', async () => {
  const bus = createEventBus();
  const heard: string[] = [];
  const stop = bus.subscribe('shell.property-changed', ({ property }) => heard.push(`early ${property}`));
  stop();
  bus.subscribe('shell.property-changed', ({ property }) => heard.push(property));

  bus.publish('shell.property-changed', moved('a'));

  await expect.poll(() => heard).toEqual(['a']);
});

test('an error in a listener is reported and does not affect other listeners', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const bus = createEventBus();
  const heard: string[] = [];
  bus.subscribe('shell.property-changed', () => {
    throw new Error('mine alone');
  });
  bus.subscribe('shell.property-changed', ({ property }) => heard.push(property));

  bus.publish('shell.property-changed', moved('a'));

  await expect.poll(() => heard).toEqual(['a']);
  expect(reportError).toHaveBeenCalledOnce();
});

test('an event that violates its schema is dropped, and the next one is delivered', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const bus = createEventBus();
  const heard: unknown[] = [];
  bus.subscribe('shell.property-changed', (event) => heard.push(event));

  bus.publish('shell.property-changed', { property: 7 } as never);
  bus.publish('shell.property-changed', moved('a'));

  await expect.poll(() => heard).toEqual([{ property: 'a' }]);
  expect(reportError).toHaveBeenCalledOnce();
});
