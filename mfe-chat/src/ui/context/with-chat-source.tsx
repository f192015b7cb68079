import type { ComponentType } from 'react';
import type { ChatSource } from '../../client/chat-source';
import { ChatSourceProvider } from './chat-source-context';

/** A page of the chat, and where its chat comes from. */
export function withChatSource(source: ChatSource, Page: ComponentType): ComponentType {
  return function PageOfChat() {
    return (
      <ChatSourceProvider value={source}>
        <Page />
      </ChatSourceProvider>
    );
  };
}
