import type { Host } from '@guest/shared';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { Chat } from '../model/store/chat';
import type { ChatConnectionDeps, ChatConnection } from './chat-connection';

/** Loads and connects the chat once, for whichever page or background task needs it first. */
export interface ChatLoader {
  load(): Promise<Chat>;
  start(): () => void;
}

export function createChatLoader(host: Host, deps: ChatConnectionDeps): ChatLoader {
  let connecting: Promise<ChatConnection> | undefined;

  const connect = () =>
    (connecting ??= retryImport(() => import(/* webpackChunkName: "chat-live" */ './chat-connection')).then(
      ({ connectChat }) => connectChat(host, deps),
    ));

  return {
    load: async () => (await connect()).chat,
    start() {
      const ownConnecting = connect();
      return () => {
        if (connecting === ownConnecting) connecting = undefined;
        ownConnecting.then(({ stop }) => stop(), reportError);
      };
    },
  };
}
