import type { Host } from '@guest/shared';
import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { pathTo } from '@guest/shared/routes/routes';
import type { ChatStore } from '../model/store/chat.store';
import { isAnyInSight, showPresence } from './in-sight';
import { noticeOf, type Say } from './notice-of';
import { showNotification } from './show-notification';

/** Remembers shown messages, because a push may arrive twice. */
const MOST_REMEMBERED = 200;

/**
 * Notifies the guest of new messages: as a toast in a visible tab, otherwise as one system notification from
 * the tab that holds the connection. Returns its stop function.
 */
export function tellOfMessages(host: Host, store: ChatStore, say: Say): () => void {
  const told = new Set<string>();

  async function tell(message: Message): Promise<void> {
    const { roomId, messageId } = message;
    if (told.has(messageId)) return;
    told.add(messageId);
    if (told.size > MOST_REMEMBERED) told.delete([...told][0] ?? '');
    await roomOf(store, roomId);
    const text = noticeOf(store.getState(), message, say);
    if (text === undefined) return;
    if (!document.hidden) host.toast('success', text);
    else if (host.realtime.state.getState().isLeader && !(await isAnyInSight())) {
      await showNotification({ text, tag: messageId, path: pathOf(host, roomId) }, host.goTo);
    }
  }

  const hear = (message: Message) => void tell(message).catch(reportError);
  const openTapped = ({ data }: MessageEvent<unknown>) => {
    const path = tappedPath(data);
    if (path !== undefined) host.goTo(path);
  };
  const worker = navigator.serviceWorker;
  worker?.addEventListener('message', openTapped);
  const stops = [
    host.realtime.on('newPrivateGuestMessage', hear),
    host.realtime.on('newExternalMessage', hear),
    showPresence(),
    () => worker?.removeEventListener('message', openTapped),
  ];
  return () => stops.forEach((stop) => stop());
}

const ROOM_IS_TOLD_WITHIN_MS = 2_000;

/** Waits until a new room is loaded, because the notification needs its name and that of the sender. */
function roomOf(store: ChatStore, roomId: string): Promise<void> {
  if (store.getState().rooms[roomId]) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(end, ROOM_IS_TOLD_WITHIN_MS);
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

/**
 * Reads the path of a tapped notification from a service worker message. Only paths of this site are
 * accepted.
 */
function tappedPath(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('tapped' in data)) return undefined;
  return typeof data.tapped === 'string' && /^\/(?!\/)/.test(data.tapped) ? data.tapped : undefined;
}
