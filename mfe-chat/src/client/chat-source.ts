import type { Host } from '@guest/shared';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import type { Chat } from '../model/store/chat';
import type { ChatParts, LiveChat } from './live-chat';

/** Loads and connects the chat once, for whichever page or background task needs it first. */
export interface ChatSource {
  load(): Promise<Chat>;
  start(): () => void;
}

export function createChatSource(host: Host, parts: ChatParts): ChatSource {
  let live: Promise<LiveChat> | undefined;

  const begin = () =>
    (live ??= untilItComes(() => import(/* webpackChunkName: "chat-live" */ './live-chat')).then(
      ({ beginChat }) => beginChat(host, parts),
    ));

  return {
    load: async () => (await begin()).chat,
    start() {
      const begun = begin();
      return () => {
        if (live === begun) live = undefined;
        begun.then(({ stop }) => stop(), reportError);
      };
    },
  };
}
