import '../storage/device-storage';
import { onTestFinished, vi } from 'vitest';

/** Until the test ends the device has no room for what is meant. Returns the device with room. */
export function noRoomFor(isMeant: (name: string) => boolean): Storage {
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
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', full);
  onTestFinished(() => {
    globalThis.unsavedStorage?.clear();
    vi.stubGlobal('localStorage', device);
  });
  return device;
}
