import type { Host } from '@guest/shared';
import { houseHost } from '@guest/shared/testing/house-host';
import { openPage } from '@guest/shared/testing/open-page';
import type { ComponentType } from 'react';
import type { Chat } from '../model/store/chat';
import { ChatProvider } from '../ui/context/chat-context';
import en from '../locales/en.json';
import talk from '../ui/page/locales/en.json';

/** Renders a page at an address with the given chat. */
export function openChat(chat: Chat, Page: ComponentType, path = '/grand/chat', host: Host = houseHost()) {
  const Shown = () => (
    <ChatProvider value={chat}>
      <Page />
    </ChatProvider>
  );
  return openPage(host, { 'property-chat': Shown }, { ...en, ...talk }, path);
}
