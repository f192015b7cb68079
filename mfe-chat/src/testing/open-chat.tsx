import type { Host } from '@guest/shared';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import type { ComponentType } from 'react';
import type { Chat } from '../model/store/chat';
import { ChatProvider } from '../ui/context/chat-context';
import en from '../locales/en.json';
import conversationTexts from '../ui/page/locales/en.json';

/** Renders a page at an address with the given chat. */
export function openChat(
  chat: Chat,
  Page: ComponentType,
  path = '/grand/chat',
  host: Host = propertyHost([], { realtime: fakeRealtime() }),
) {
  const Shown = () => (
    <ChatProvider value={chat}>
      <Page />
    </ChatProvider>
  );
  return renderPage(host, { 'property-chat': Shown }, { ...en, ...conversationTexts }, path);
}
