import { HostProvider, TextProvider } from '@guest/shared';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import shellTexts from '../locales/en.json';
import { AppBanner } from './app-banner';

/** Shows the banner and taps the link, which leads nowhere in this environment. Returns the toasts. */
async function tapOpen(isOpened: boolean) {
  const toast = vi.fn();
  const host = fakeHost([], { toast });
  const offer = {
    url: '#app',
    title: 'Share',
    opened: () => Promise.resolve(isOpened),
    declined: () => {},
  };
  render(
    <HostProvider host={host}>
      <TextProvider lang="en" messages={shellTexts}>
        <AppBanner offer={offer} />
      </TextProvider>
    </HostProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Open the app' }));
  await act(async () => {});
  return toast.mock.calls;
}

test('a tap that does not open the app is told to the guest', async () => {
  expect(await tapOpen(false)).toEqual([['error', "The app didn't open. You can stay in the browser."]]);
});

test('a tap that opens the app says nothing', async () => {
  expect(await tapOpen(true)).toEqual([]);
});
