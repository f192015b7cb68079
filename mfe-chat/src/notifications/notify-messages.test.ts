import {
  notificationContract,
  type NotificationPreferences,
} from '@guest/shared/contracts/notification/notification.contract';
import { saveSubscription } from '@guest/shared/push/push-support';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { propertyHost } from '@guest/shared/testing/property-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChatStore } from '../model/store/chat.store';
import { contact, conversation, DESK, EPOCH, me, ME, message, OTHER, staff } from '../testing/build-chat';
import { ROOM } from '../testing/live-chat';
import { closeReadNotifications } from './close-read-notifications';
import { notifyMessages } from './notify-messages';

/** A stub of the browser's Notification API that records notifications and simulates taps. */
function stubNotification(permission: NotificationPermission) {
  const shown: { text: string; tag: string; tap: () => void }[] = [];
  class StubNotification {
    static permission = permission;
    onclick = () => {};
    readonly close: () => void;
    constructor(text: string, { tag }: { tag: string }) {
      const one = { text, tag, tap: () => this.onclick() };
      shown.push(one);
      this.close = () => void shown.splice(shown.indexOf(one), 1);
    }
  }
  vi.stubGlobal('Notification', StubNotification);
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'vibrate');
  });
  return { shown, vibrate };
}

interface NotifyOptions {
  isHidden?: boolean;
  isLeader?: boolean;
  permission?: NotificationPermission;
  room?: Parameters<typeof conversation>[0];
  /** The guest's choices about notifications, as the server replies. */
  chosen?: Partial<NotificationPreferences>;
  now?: string;
}

const CHAT_ON: NotificationPreferences['choices'] = [{ class: 'chat', channel: 'push', isOn: true }];
const preferences: NotificationPreferences = {
  publicKey: 'key',
  isOnThisDevice: false,
  choices: CHAT_ON,
  quietHours: { from: '22:00', to: '08:00' },
  privatePreviews: false,
};

function startNotifying({
  isHidden = true,
  isLeader = true,
  permission = 'granted',
  room,
  chosen,
  now,
}: NotifyOptions = {}) {
  const toasts: string[] = [];
  const went: string[] = [];
  const realtime = fakeRealtime();
  realtime.state.getState().connectionChanged({ isLeader });
  const host = propertyHost([[notificationContract.getNotifications, { ...preferences, ...chosen }]], {
    realtime,
    ...(now && { now }),
    toast: (_kind, text) => void toasts.push(text),
    goTo: (path) => void went.push(path),
  });
  const store = createChatStore();
  store.getState().guestSignedIn(me);
  store.getState().roomReceived(conversation({ participants: [contact()], ...room }));
  store.getState().staffLoaded([staff()]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const stop = notifyMessages(host, store, (key, { name = '' }) => key.replace('{name}', name));
  onTestFinished(stop);
  const push = (seq: number, facts: Parameters<typeof message>[1] = {}) =>
    realtime.pushed('newExternalMessage', { ...message(seq, facts), prevSeq: seq - 1, epoch: EPOCH });
  return { ...stubNotification(permission), toasts, went, host, store, push };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('N-06 Q-09 a message on a hidden page shows a notification with the exact text and vibration', async () => {
  const { push, shown, vibrate } = startNotifying();

  push(1, { from: OTHER, fromType: 'guest' });
  push(2, { from: DESK });

  await expect
    .poll(() => shown.map(({ text }) => text))
    .toEqual(['New guest message from Ana Lima', 'New staff message from Iris']);
  expect(vibrate).toHaveBeenCalledWith([200, 100, 200]);
});

test('Q-09 a tap on a notification focuses the window and opens the room', async () => {
  const focus = vi.spyOn(window, 'focus').mockReturnValue();
  const { push, shown, went } = startNotifying();
  push(1);
  await expect.poll(() => shown.length).toBe(1);

  shown[0]?.tap();

  expect(focus).toHaveBeenCalledOnce();
  expect(went).toEqual([`/grand/chat?room=${ROOM}`]);
});

test('Q-09 a message on another page shows a toast and no notification', async () => {
  const { push, shown, toasts } = startNotifying({ isHidden: false });

  push(1, { from: OTHER, fromType: 'guest' });

  await expect.poll(() => toasts).toEqual(['New guest message from Ana Lima']);
  expect(shown).toEqual([]);
});

test('a message that is pushed twice is shown once', async () => {
  const { push, toasts } = startNotifying({ isHidden: false });

  push(1);
  push(1);

  await settled();
  expect(toasts).toEqual(['New staff message from Iris']);
});

test.each([
  ['appear for a muted room', { room: { muted: true } }],
  ['appear for a blocked room', { room: { hasBlocked: true } }],
  ['appear in a tab without the connection', { isLeader: false }],
  ['appear without permission', { permission: 'denied' as const }],
])('no notifications %s', async (_which, around) => {
  const { push, shown, toasts } = startNotifying(around);

  push(1);

  await settled();
  expect([...shown, ...toasts]).toEqual([]);
});

test('private previews name neither the sender nor the room', async () => {
  const { push, shown } = startNotifying({ chosen: { privatePreviews: true } });

  push(1, { from: OTHER, fromType: 'guest' });
  push(2, { from: DESK });

  await expect
    .poll(() => shown.map(({ text }) => text))
    .toEqual(['New message from another guest', 'New message from reception']);
});

test.each<[string, NotifyOptions]>([
  [
    'if the guest has turned off the chat',
    { chosen: { choices: CHAT_ON.map((one) => ({ ...one, isOn: false })) } },
  ],
  ['in the quiet hours of the hotel', { now: '2026-06-01T02:00:00Z' }],
])('a hidden page shows no notification %s', async (_when, options) => {
  const { push, shown } = startNotifying(options);

  push(1);

  await settled();
  expect(shown).toEqual([]);
});

test('a device with push shows no notification of its own, because the server sends one', async () => {
  saveSubscription('grand', 'https://push.example/1');
  onTestFinished(() => saveSubscription('grand', null));
  const { push, shown } = startNotifying();

  push(1);

  await settled();
  expect(shown).toEqual([]);
});

test('all messages of a room have the tag of its push messages, and close when the room is read', async () => {
  const { push, shown, host, store } = startNotifying();
  onTestFinished(closeReadNotifications(host, store));
  push(1);
  await expect.poll(() => shown.map(({ tag }) => tag)).toEqual([`grand:room:${ROOM}`]);

  store.getState().roomReceived(conversation({ realUnreadCount: 1, unreadMessages: 1, headSeq: 1 }));
  store
    .getState()
    .roomReceived(conversation({ realUnreadCount: 0, unreadMessages: 0, headSeq: 1, readSeq: 1 }));

  await expect.poll(() => shown).toEqual([]);
});

test('the guest’s own messages from other devices and status lines cause no notification', async () => {
  const { push, shown } = startNotifying();

  push(1, { from: ME, fromType: 'guest' });
  push(2, { messageType: 'status', status: { event: 'renamed', who: [] } });

  await settled();
  expect(shown).toEqual([]);
});

test('a message that is read on arrival causes no notification', async () => {
  const { push, toasts, store } = startNotifying({ isHidden: false });
  store.getState().roomOpened(ROOM);

  push(1);

  await settled();
  expect(toasts).toEqual([]);
});

/** The lock manager that the windows of an origin share, as far as one-time locks use it. */
function stubLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    options: object,
    work: (lock: object | null) => Promise<void> = async () => {},
  ) => {
    if (!('ifAvailable' in options)) return;
    if (held.has(name)) return work(null);
    held.add(name);
    await work({}).finally(() => held.delete(name));
  };
  const locks = { request, query: async () => ({}) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

test('N-06 of two visible windows one plays the sound of a message', async () => {
  stubLocks();
  let sounds = 0;
  class StubAudio {
    currentTime = 0;
    constructor() {
      sounds += 1;
    }
  }
  const node = class {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    connect = () => this;
    start() {}
    stop() {}
  };
  vi.stubGlobal('AudioContext', StubAudio);
  vi.stubGlobal(
    'OscillatorNode',
    class extends node {
      override start() {
        sounds += 1;
      }
    },
  );
  vi.stubGlobal('GainNode', node);
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
  const windows = [startNotifying({ isHidden: false }), startNotifying({ isHidden: false, isLeader: false })];
  sounds = 0;

  for (const { push } of windows) push(1);

  await expect.poll(() => windows.flatMap(({ toasts }) => toasts)).toHaveLength(2);
  await settled();
  // One context of the page, and two tones.
  expect(sounds).toBe(3);
});
