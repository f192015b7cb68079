import { fakeHost } from '@guest/shared/testing/fake-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import texts from '../locales/en.json';
import { ErrorPage } from './error-page';
import { RemoteUnavailable } from './parts/remote-unavailable';

test('R-31 every other failure is announced as Internal Server Error and offers a retry and a link', async () => {
  renderPage(fakeHost(), { property: ErrorPage }, texts, '/grand');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error');
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Our hotels' })).toBeTruthy();
});

test('an unavailable remote is named and can be retried', async () => {
  const onRetry = vi.fn();
  renderPage(
    fakeHost(),
    { property: () => <RemoteUnavailable name="dining" onRetry={onRetry} /> },
    texts,
    '/grand',
  );

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Eat & drink isn't available right now");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(onRetry).toHaveBeenCalledOnce();
});
