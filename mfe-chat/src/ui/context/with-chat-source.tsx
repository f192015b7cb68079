import type { ComponentType } from 'react';
import type { ChatSource } from '../../client/chat-source';
import { ChatSourceProvider } from './chat-source-context';

/** Wraps a page of the chat with the provider of its chat. */
export function withChatSource(source: ChatSource, Page: ComponentType): ComponentType {
  return function PageOfChat() {
    return (
      <ChatSourceProvider value={source}>
        <Page />
      </ChatSourceProvider>
    );
  };
}
