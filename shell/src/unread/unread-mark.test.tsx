import { HostProvider } from '@guest/shared';
import { catalogFaults } from '@guest/shared/testing/catalogs';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import { LazyUnreadMark } from './lazy-unread-mark';

test('Q-05 the chat link shows and announces the unread count, and neither once all is read', async () => {
  const host = fakeHost();
  const { container } = render(
    <HostProvider host={host}>
      <LazyUnreadMark />
    </HostProvider>,
  );
  const before = container.textContent;

  act(() => host.unread.getState().chatCounted(1));
  await screen.findByText('1 unread message');
  act(() => host.unread.getState().chatCounted(120));
  await screen.findByText('99+');
  await screen.findByText('120 unread messages');
  act(() => host.unread.getState().chatCounted(0));

  expect(before).toBe('');
  expect(container.textContent).toBe('');
});

test('the unread count is announced in all five languages', () => {
  expect(catalogFaults({ en, es, fr, ja, ar })).toEqual([]);
});
