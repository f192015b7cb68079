import { createContext, useContext } from 'react';
import type { ChatSource } from '../../client/chat-source';

const SourceContext = createContext<ChatSource | null>(null);

export const ChatSourceProvider = SourceContext.Provider;

/** Only for pages that load the chat themselves; components below them use `useChat`. */
export function useChatSource(): ChatSource {
  const source = useContext(SourceContext);
  if (!source) throw new Error('useChatSource must be used inside a ChatSourceProvider');
  return source;
}
