import '../storage/device-storage';
import { onTestFinished, vi } from 'vitest';

/** Until the test ends the device has no room for what is meant. Returns the device with room. */
export function stubFullStorage(isRefused: (name: string) => boolean): Storage {
  const device = localStorage;
  const setItem = (name: string, text: string) => {
    if (isRefused(name)) throw new DOMException('no room', 'QuotaExceededError');
    device.setItem(name, text);
  };
  // A spy on the prototype would not work, because the test environment's storage caches methods that were
  // already called.
  const fullStorage = new Proxy(device, {
    get: (_device, name): unknown => (name === 'setItem' ? setItem : Reflect.get(device, name)),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', fullStorage);
  onTestFinished(() => {
    globalThis.unsavedStorage?.clear();
    vi.stubGlobal('localStorage', device);
  });
  return device;
}
