import type { Host } from '@guest/shared';
import { sendChoice } from '@guest/shared/choices/send-choice';
import { setupI18n, type Messages } from '@lingui/core';
import type { Chat } from '../model/store/chat';
import { createChatStore, type ChatStore } from '../model/store/chat.store';
import { createChat } from './create-chat';
import { closeReadNotifications } from '../notifications/close-read-notifications';
import { notifyMessages } from '../notifications/notify-messages';
import { unreadTotal } from '../model/state/room-list';
import type { Step } from '../concurrency/steps';
import { startGuestSession, type FollowOutbox, type GuestChatSession } from './guest-chat-session';

export interface ChatConnection {
  readonly chat: Chat;
  stop(): void;
}

export interface ChatConnectionDeps {
  readonly texts: Messages;
  /** Steps of other features on the same connection, run after those of the chat. */
  readonly others: readonly Step[];
  /** Starts another feature that sends through the outbox of the current guest. Returns its stop function. */
  readonly follow?: FollowOutbox;
}

/** Connects store, server, device and page, and switches from guest to guest as the session changes. */
export async function connectChat(
  host: Host,
  { texts, others, follow: followOutbox }: ChatConnectionDeps,
): Promise<ChatConnection> {
  const { realtime, property, now, session } = host;
  const store = createChatStore();
  let guest: GuestChatSession | undefined;
  let pendingSwitch: Promise<void> = Promise.resolve();
  let currentGuest: string | undefined;

  async function switchGuest(): Promise<void> {
    const { user } = session.getState();
    guest?.stop();
    guest = undefined;
    if (user?.chat_uuid)
      guest = await startGuestSession(
        host,
        { store, others, followOutbox },
        { ...user, chat_uuid: user.chat_uuid },
      );
    else store.getState().signedOut();
  }
  function follow(): Promise<void> {
    const now = guestKeyOf(host);
    if (now !== currentGuest) pendingSwitch = pendingSwitch.then(switchGuest).catch(reportError);
    currentGuest = now;
    return pendingSwitch;
  }

  const i18n = setupI18n({ locale: host.lang, messages: { [host.lang]: texts } });
  const stops = [
    session.subscribe(() => void follow()),
    countUnread(host, store),
    notifyMessages(host, store, (key, values) => i18n._(key, values)),
    closeReadNotifications(host, store),
  ];
  await follow();

  const propertyInfo = () => {
    const { uuid = '', timeZone = 'UTC' } = property.getState().property ?? {};
    return { uuid, timeZone };
  };
  async function rate(rating: Parameters<Chat['rate']>[0]): Promise<void> {
    const isKept = await sendChoice(host, { kind: 'conversation-rating', ...rating });
    if (!isKept) throw new Error('the device could not keep the rating');
  }
  return {
    chat: createChat({ store, realtime, now, property: propertyInfo, guest: () => guest, rate }),
    stop() {
      stops.forEach((stop) => stop());
      pendingSwitch = pendingSwitch.then(() => guest?.stop()).catch(reportError);
      host.unread.getState().chatCounted(0);
    },
  };
}

/** Identifies a chat: the same guest has a different chat at another property. */
function guestKeyOf({ session }: Host): string | undefined {
  const { user } = session.getState();
  return user?.chat_uuid && `${user.chat_uuid} ${user.hotel_identity ?? ''}`;
}

function countUnread({ unread }: Host, store: ChatStore): () => void {
  const update = () => {
    const count = unreadTotal(store.getState());
    if (count !== unread.getState().chat) unread.getState().chatCounted(count);
  };
  update();
  return store.subscribe(update);
}
