import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import lazyTexts from '../lazy-texts/locales/en.json';
import texts from '../locales/en.json';
import { ReportForm } from './report-form';

test('the form of a report says that it needs a connection before it is filled in', async () => {
  const host = propertyHost();
  renderPage(
    host,
    { 'property-discover': () => <ReportForm subject={{ kind: 'post', id: 'p1' }} onReported={() => {}} /> },
    { ...texts, ...lazyTexts },
    '/grand/discover',
  );
  await screen.findByRole('radio', { name: 'Spam or fraud' });
  expect(screen.queryByText(/^You're offline\./)).toBeNull();

  act(() => host.layout.getState().connectionChanged(true));

  screen.getByText(/^You're offline\./);
});
