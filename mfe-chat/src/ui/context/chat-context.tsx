import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Chat } from '../../model/store/chat';
import type { ChatState } from '../../model/state/chat-state';

const ChatContext = createContext<Chat | null>(null);

export const ChatProvider = ChatContext.Provider;

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('A page of the chat is drawn outside of its ChatProvider');
  return chat;
}

/** One thing out of the chat. It has to be the same as long as nothing of it changes: no new array, no new object. */
export const useChatState = <T,>(select: (chat: ChatState) => T): T => useStore(useChat().store, select);
