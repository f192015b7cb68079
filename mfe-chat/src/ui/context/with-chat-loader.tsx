import type { ComponentType } from 'react';
import type { ChatLoader } from '../../client/chat-loader';
import { ChatLoaderProvider } from './chat-loader-context';

/** Wraps a page of the chat with the provider of its chat. */
export function withChatLoader(loader: ChatLoader, Page: ComponentType): ComponentType {
  return function PageOfChat() {
    return (
      <ChatLoaderProvider value={loader}>
        <Page />
      </ChatLoaderProvider>
    );
  };
}
