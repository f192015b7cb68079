import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeHost } from '../../testing/fake-host';
import { renderPage } from '../../testing/render-page';
import { NeedsConnection } from './needs-connection';

test('a form that needs the hotel says so while the device is offline, and no longer', () => {
  const host = fakeHost();
  renderPage(
    host,
    { property: () => <NeedsConnection text="No table without a connection." /> },
    {},
    '/grand',
  );
  expect(screen.queryByText('No table without a connection.')).toBeNull();

  act(() => host.layout.getState().connectionChanged(true));
  expect(screen.getByRole('status').textContent).toBe('No table without a connection.');

  act(() => host.layout.getState().connectionChanged(false));
  expect(screen.queryByText('No table without a connection.')).toBeNull();
});

test('the live region takes no place of the form, not even a gap, while there is no warning', () => {
  const host = fakeHost();
  renderPage(host, { property: () => <NeedsConnection text="Not now." /> }, {}, '/grand');
  expect(getComputedStyle(screen.getByRole('status')).position).toBe('absolute');

  act(() => host.layout.getState().connectionChanged(true));
  expect(getComputedStyle(screen.getByRole('status')).position).not.toBe('absolute');
});
