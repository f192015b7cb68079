import { SocketError } from '@guest/shared/realtime/socket-error';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { propertyHost } from '@guest/shared/testing/property-host';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Chat } from '../../model/store/chat';
import { me, ME, message, room } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { ListViewProvider } from './list-view-context';
import { createListView } from './list-view.store';
import { EMPTY_LOG, withAll } from '../../model/message/log';
import { MessageBubble } from '../message/message-bubble';
import { toShownMessage } from '../../model/message/shown-message';
import { useMessageKeys } from './use-messages';
import { useTranslations } from './use-translations';

const spanish = message(1, { roomId: 'desk', text: 'Dos toallas', originalText: 'Dos toallas' });
const own = message(2, { roomId: 'desk', text: 'Merci', originalText: 'Merci', from: ME });
const french = { messageId: spanish.messageId, text: 'Two towels', from: 'es' };

async function openRoom(translate: Chat['translate'], translates = true) {
  const shown = [toShownMessage(spanish), toShownMessage(own)];
  const chat = fakeChat(
    {
      me,
      rooms: { desk: room({ id: 'desk' }) },
      logs: { desk: withAll(EMPTY_LOG, shown) },
    },
    { translate },
  );
  const view = createListView();
  const Bubbles = () => {
    useTranslations('desk', view);
    const count = useMessageKeys('desk').length;
    return <>{count > 0 && shown.map((it) => <MessageBubble key={it.key} message={it} isOwn={false} />)}</>;
  };
  const Page = () => (
    <ListViewProvider value={view}>
      <Bubbles />
    </ListViewProvider>
  );
  const { chatSettings } = propertyDetail().system.property;
  const host = propertyHost([], { property: { chatSettings: { ...chatSettings, translates } } });
  act(() => host.realtime.state.setState({ connection: 'connected' }));
  openChat(chat, Page, '/grand/chat', host);
  await screen.findByText('Dos toallas');
  return host;
}

test('a message of another person is shown in the guest’s language, and in the original on demand', async () => {
  const translate = vi.fn<Chat['translate']>().mockResolvedValue([french]);
  await openRoom(translate);

  await screen.findByText('Two towels');
  expect(screen.getByText('Translated from Spanish')).toBeDefined();
  expect(translate.mock.calls).toEqual([[{ roomId: 'desk', messageIds: [spanish.messageId], lang: 'en' }]]);

  await userEvent.click(screen.getByRole('button', { name: 'Show original' }));
  expect(screen.getByText('Dos toallas')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show translation' })).toBeDefined();
});

test('a property without translation causes no request and no switch', async () => {
  const translate = vi.fn<Chat['translate']>().mockResolvedValue([french]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await openRoom(translate, false);

  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();

  expect(translate).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBe(null);
});

test('a failed translation request is repeated after reconnecting', async () => {
  const away = new SocketError({ status: 503, error: 'Away', code: 'maintenance' });
  const translate = vi.fn<Chat['translate']>().mockRejectedValueOnce(away).mockResolvedValue([french]);
  const host = await openRoom(translate);
  await waitFor(() => expect(translate).toHaveBeenCalledOnce());

  act(() => host.realtime.state.setState({ connection: 'lost' }));
  act(() => host.realtime.state.setState({ connection: 'connected' }));

  await screen.findByText('Two towels');
});
