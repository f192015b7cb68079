import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { me, message, room } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { EMPTY_LOG, withAll } from '../../model/message/log';
import { MessageFoot } from './message-foot';
import { toShownMessage } from '../../model/message/shown-message';

function renderFoot(isAutomatic: boolean) {
  const shown = toShownMessage(message(1, { roomId: 'desk', ...(isAutomatic && { isAutomatic }) }));
  const logs = { desk: withAll(EMPTY_LOG, [shown]) };
  const Page = () => (
    <MessageFoot roomId="desk" rowKey={shown.key} isLast={false} isLastOwn={false} hasAvatars />
  );
  openChat(fakeChat({ me, rooms: { desk: room({ id: 'desk' }) }, logs }), Page);
}

test('an automatic message is labelled', async () => {
  renderFoot(true);

  expect(await screen.findByText('Automatic message')).toBeDefined();
});

test('a message written by a person has no label', async () => {
  renderFoot(false);

  await screen.findByText('09:01');
  expect(screen.queryByText('Automatic message')).toBe(null);
});
