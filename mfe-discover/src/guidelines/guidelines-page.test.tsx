import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { GuidelinesPage } from './guidelines-page';

const pages = { 'property-discover-guidelines': GuidelinesPage };

test('R-24 the guidelines are listed in order with their version', async () => {
  const guidelines = { version: '3', paragraphs: ['Be kind.', 'Ask before you show others.'] };
  renderPage(
    propertyHost([[feedContract.getGuidelines, guidelines]]),
    pages,
    en,
    '/grand/discover/guidelines',
  );

  const lines = await screen.findAllByRole('listitem');

  expect(lines.map((line) => line.textContent)).toEqual(guidelines.paragraphs);
  screen.getByText('Version 3');
});

test('a hotel without guidelines shows a default text', async () => {
  const none = { version: '1', paragraphs: [] };
  renderPage(propertyHost([[feedContract.getGuidelines, none]]), pages, en, '/grand/discover/guidelines');

  await screen.findByText('Please be kind, and ask before posting photos of others.');
});
