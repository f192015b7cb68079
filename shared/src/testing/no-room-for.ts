import { onTestFinished, vi } from 'vitest';

/** Makes writing to the matching storage keys fail until the test ends. */
export function noRoomFor(isMeant: (name: string) => boolean): void {
  const device = localStorage;
  const setItem = (name: string, text: string) => {
    if (isMeant(name)) throw new DOMException('no room', 'QuotaExceededError');
    device.setItem(name, text);
  };
  // A spy on the prototype would not work, because the test environment's storage caches methods that were
  // already called.
  const full = new Proxy(device, {
    get: (_device, name): unknown => (name === 'setItem' ? setItem : Reflect.get(device, name)),
  });
  vi.stubGlobal('localStorage', full);
  onTestFinished(() => void vi.stubGlobal('localStorage', device));
}
