import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Chat } from '../../model/store/chat';
import type { ChatState } from '../../model/state/chat-state';

const ChatContext = createContext<Chat | null>(null);

export const ChatProvider = ChatContext.Provider;

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('useChat must be used inside a ChatProvider');
  return chat;
}

/**
 * Selects one value of the chat. The selector must return the same reference while nothing changes, not a new
 * array or object.
 */
export const useChatState = <T,>(select: (chat: ChatState) => T): T => useStore(useChat().store, select);
