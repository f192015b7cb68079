import type { Host } from '@guest/shared';
import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { isAnyTabVisible } from '@guest/shared/realtime/page-visibility';
import { pathTo } from '@guest/shared/routes/routes';
import type { ChatStore } from '../model/store/chat.store';
import { hiddenNotification } from './hidden-notification';
import { notificationContent, type NotificationText } from './notification-content';
import { playNotificationSound } from './notification-sound';
import { showNotification, tagOf } from './show-notification';

/** Remembers shown messages, because a push may arrive twice. */
const MAX_REMEMBERED = 200;

/**
 * Notifies the guest of new messages: as a toast in a visible tab, otherwise as one system notification for each room
 * from the tab that holds the connection. Returns its stop function.
 */
export function notifyMessages(host: Host, store: ChatStore, translate: NotificationText): () => void {
  const notifiedIds = new Set<string>();

  async function notify(message: Message): Promise<void> {
    const { roomId, messageId } = message;
    if (notifiedIds.has(messageId)) return;
    notifiedIds.add(messageId);
    if (notifiedIds.size > MAX_REMEMBERED) notifiedIds.delete([...notifiedIds][0] ?? '');
    await waitForRoom(store, roomId);
    const text = notificationContent(store.getState(), message, translate);
    if (text === undefined) return;
    if (!document.hidden) {
      host.toast('success', text);
      await playNotificationSound(messageId);
    } else if (host.realtime.state.getState().isLeader && !(await isAnyTabVisible())) {
      const allowed = await hiddenNotification(host, message, { full: text, text: translate });
      if (allowed === undefined) return;
      const shown = { text: allowed, tag: tagOf(host, roomId), messageId, path: pathOf(host, roomId) };
      await showNotification(shown, host.goTo);
    }
  }

  const onMessage = (message: Message) => void notify(message).catch(reportError);
  const stops = [
    host.realtime.on('newPrivateGuestMessage', onMessage),
    host.realtime.on('newExternalMessage', onMessage),
  ];
  return () => stops.forEach((stop) => stop());
}

const ROOM_TIMEOUT_MS = 2_000;

/** Waits until a new room is loaded, because the notification needs its name and that of the sender. */
function waitForRoom(store: ChatStore, roomId: string): Promise<void> {
  if (store.getState().rooms[roomId]) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(end, ROOM_TIMEOUT_MS);
    const stop = store.subscribe(({ rooms }) => rooms[roomId] && end());
    function end(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

function pathOf({ property, layout }: Host, roomId: string): string {
  const { identity = '' } = property.getState().property ?? {};
  const app = layout.getState().isAppMode ? 'true' : undefined;
  return pathTo('property-chat', { property: identity }, { room: roomId, app });
}
