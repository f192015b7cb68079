import { createContext, useContext } from 'react';
import type { ChatLoader } from '../../client/chat-loader';

const ChatLoaderContext = createContext<ChatLoader | null>(null);

export const ChatLoaderProvider = ChatLoaderContext.Provider;

/** Only for pages that load the chat themselves; components below them use `useChat`. */
export function useChatLoader(): ChatLoader {
  const loader = useContext(ChatLoaderContext);
  if (!loader) throw new Error('useChatLoader must be used inside a ChatLoaderProvider');
  return loader;
}
