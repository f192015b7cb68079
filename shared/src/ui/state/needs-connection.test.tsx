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

test('the live region has no content while there is no warning, so that its style takes it out of the form', () => {
  renderPage(fakeHost(), { property: () => <NeedsConnection text="Not now." /> }, {}, '/grand');

  expect(screen.getByRole('status').childNodes).toHaveLength(0);
  expect(screen.getByRole('status').hasAttribute('style')).toBe(false);
});
