import { onTestFinished, vi } from 'vitest';

/** Until the test ends the device has no room for what is meant. */
export function noRoomFor(isMeant: (name: string) => boolean): void {
  const device = localStorage;
  const setItem = (name: string, text: string) => {
    if (isMeant(name)) throw new DOMException('no room', 'QuotaExceededError');
    device.setItem(name, text);
  };
  // Not a spy on the prototype: the storage of the tests holds on to methods that were called before.
  const full = new Proxy(device, {
    get: (_device, name): unknown => (name === 'setItem' ? setItem : Reflect.get(device, name)),
  });
  vi.stubGlobal('localStorage', full);
  onTestFinished(() => void vi.stubGlobal('localStorage', device));
}
