import '../storage/device-storage';
import { onTestFinished, vi } from 'vitest';

/**
 * Lets the device refuse values under these names as if it were full, until the test ends. Returns the real storage,
 * for example to act as another tab.
 */
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
