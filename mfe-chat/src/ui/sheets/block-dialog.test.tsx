import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListViewProvider } from '../context/list-view-context';
import { createListView } from '../context/list-view.store';
import { me, room } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { BlockDialog } from './block-dialog';

async function openDialog(reportable?: string) {
  const chat = fakeChat({ me });
  const view = createListView();
  const Page = () => (
    <ListViewProvider value={view}>
      <BlockDialog room={room({ id: 'ana' })} isOpen reportable={reportable} onClose={() => {}} />
    </ListViewProvider>
  );
  openChat(chat, Page);
  await screen.findByText('Block this guest?');
  const click = (name: string, role = 'button') =>
    fireEvent.click(screen.getByRole(role, { name, hidden: true }));
  return { chat, view, click };
}

test('a guest can be reported when being blocked', async () => {
  const { chat, view, click } = await openDialog('their-last');

  click('Also report to the hotel', 'switch');
  click('Block');

  expect(chat.done).toEqual([{ command: 'block', with: ['ana'] }]);
  await waitFor(() => expect(view.getState()).toMatchObject({ acting: 'their-last', isReporting: true }));
});

test('blocking does not report by default', async () => {
  const { view, click } = await openDialog('their-last');

  click('Block');

  expect(view.getState().acting).toBe(null);
});

test('reporting is not offered if the other guest has written nothing', async () => {
  await openDialog();

  expect(screen.queryByText('Also report to the hotel')).toBe(null);
});
