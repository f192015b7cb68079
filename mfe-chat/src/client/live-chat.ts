import type { Host } from '@guest/shared';
import { setupI18n, type Messages } from '@lingui/core';
import type { Chat } from '../model/store/chat';
import { createChatStore, type ChatStore } from '../model/store/chat.store';
import { createChat } from './create-chat';
import { tellOfMessages } from '../notices/tell-of-messages';
import { unreadTotal } from '../model/state/room-list';
import type { Step } from '../concurrency/steps';
import { beginGuest, type FollowOutbox, type GuestInChat } from './guest-in-chat';

export interface LiveChat {
  readonly chat: Chat;
  stop(): void;
}

export interface ChatParts {
  readonly texts: Messages;
  /** Steps of other features on the same connection, run after those of the chat. */
  readonly others: readonly Step[];
  /** Another subject that sends through the outbox of the guest who is here. Returns its stop function. */
  readonly follow?: FollowOutbox;
}

/** Connects store, server, device and page, and switches from guest to guest as the session changes. */
export async function beginChat(
  host: Host,
  { texts, others, follow: followOutbox }: ChatParts,
): Promise<LiveChat> {
  const { realtime, property, now, session } = host;
  const store = createChatStore();
  let guest: GuestInChat | undefined;
  let turn: Promise<void> = Promise.resolve();
  let whose: string | undefined;

  async function meet(): Promise<void> {
    const { user } = session.getState();
    guest?.stop();
    guest = undefined;
    if (user?.chat_uuid)
      guest = await beginGuest(host, { store, others, followOutbox }, { ...user, chat_uuid: user.chat_uuid });
    else store.getState().signedOut();
  }
  function follow(): Promise<void> {
    const now = whoIn(host);
    if (now !== whose) turn = turn.then(meet).catch(reportError);
    whose = now;
    return turn;
  }

  const i18n = setupI18n({ locale: host.lang, messages: { [host.lang]: texts } });
  const stops = [
    session.subscribe(() => void follow()),
    countUnread(host, store),
    tellOfMessages(host, store, (key, values) => i18n._(key, values)),
  ];
  await follow();

  const house = () => {
    const { uuid = '', timeZone = 'UTC' } = property.getState().property ?? {};
    return { uuid, timeZone };
  };
  return {
    chat: createChat({ store, realtime, now, house, guest: () => guest }),
    stop() {
      stops.forEach((stop) => stop());
      turn = turn.then(() => guest?.stop()).catch(reportError);
      host.unread.getState().chatCounted(0);
    },
  };
}

/** Identifies a chat: the same guest has a different chat at another property. */
function whoIn({ session }: Host): string | undefined {
  const { user } = session.getState();
  return user?.chat_uuid && `${user.chat_uuid} ${user.hotel_identity ?? ''}`;
}

function countUnread({ unread }: Host, store: ChatStore): () => void {
  const tell = () => {
    const count = unreadTotal(store.getState());
    if (count !== unread.getState().chat) unread.getState().chatCounted(count);
  };
  tell();
  return store.subscribe(tell);
}
