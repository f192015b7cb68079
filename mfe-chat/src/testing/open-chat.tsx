import type { Host } from '@guest/shared';
import { houseHost } from '@guest/shared/testing/house-host';
import { openPage } from '@guest/shared/testing/open-page';
import type { ComponentType } from 'react';
import type { Chat } from '../model/store/chat';
import { ChatProvider } from '../ui/context/chat-context';
import en from '../locales/en.json';
import talk from '../ui/page/locales/en.json';

/** Shows a page of the chat at an address, around a chat that the test has made. */
export function openChat(chat: Chat, Page: ComponentType, path = '/grand/chat', host: Host = houseHost()) {
  const Shown = () => (
    <ChatProvider value={chat}>
      <Page />
    </ChatProvider>
  );
  return openPage(host, { 'property-chat': Shown }, { ...en, ...talk }, path);
}
