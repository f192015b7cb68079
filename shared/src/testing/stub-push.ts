import { onTestFinished, vi } from 'vitest';

/** Stubs a browser with push, whose permission prompt the guest answers as given. Returns what it has subscribed. */
export function stubPush({ answer = 'granted' }: { answer?: NotificationPermission } = {}) {
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
  };
  const subscribe = vi.fn(async () => subscription);
  const registration = { pushManager: { subscribe, getSubscription: async () => null } };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => answer });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  return { subscribe };
}
