import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import conversationTexts from '../page/locales/en.json';
import { UnreadBar } from './unread-bar';

async function openBar(hasSheet = false) {
  const onDismiss = vi.fn();
  const Page = () => (
    <>
      <UnreadBar count={3} onJump={() => {}} onDismiss={onDismiss} />
      {hasSheet && <dialog open>A sheet above the room</dialog>}
    </>
  );
  renderPage(propertyHost(), { 'property-chat': Page }, conversationTexts, '/grand/chat');
  await screen.findByRole('button', { name: '3 unread messages' });
  return onDismiss;
}

test('Escape marks unread messages as read', async () => {
  const onDismiss = await openBar();

  await userEvent.keyboard('{Escape}');

  expect(onDismiss).toHaveBeenCalledOnce();
});

test('Escape closes a dialog above the room first', async () => {
  const onDismiss = await openBar(true);

  await userEvent.keyboard('{Escape}');

  expect(onDismiss).not.toHaveBeenCalled();
});
