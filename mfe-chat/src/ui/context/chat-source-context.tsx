import { createContext, useContext } from 'react';
import type { ChatSource } from '../../client/chat-source';

const SourceContext = createContext<ChatSource | null>(null);

export const ChatSourceProvider = SourceContext.Provider;

/** For the page that brings the chat: below it, everything has it by `useChat`. */
export function useChatSource(): ChatSource {
  const source = useContext(SourceContext);
  if (!source) throw new Error('A page of the chat is drawn outside of its ChatSourceProvider');
  return source;
}
