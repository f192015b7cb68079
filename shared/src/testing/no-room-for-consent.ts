import { onTestFinished, vi } from 'vitest';
import { COOKIE_CONSENT_KEY, forgetUnsavedConsent } from '../consent/cookie-consent';

/** Until the test ends the device keeps no answer about cookies. */
export function noRoomForConsent(): void {
  const device = localStorage;
  const setItem = (key: string, text: string) => {
    if (key === COOKIE_CONSENT_KEY) throw new DOMException('no room', 'QuotaExceededError');
    device.setItem(key, text);
  };
  // Not a spy on the prototype: the storage of the tests holds on to methods that were called before.
  const full = new Proxy(device, {
    get: (_device, name): unknown => (name === 'setItem' ? setItem : Reflect.get(device, name)),
  });
  vi.stubGlobal('localStorage', full);
  onTestFinished(() => {
    vi.stubGlobal('localStorage', device);
    forgetUnsavedConsent();
  });
}
