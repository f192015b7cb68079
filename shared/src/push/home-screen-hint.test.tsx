import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Property } from '../contracts/property/property.contract';
import { propertyHost } from '../testing/property-host';
import { renderPage } from '../testing/render-page';
import { stubPush } from '../testing/stub-push';
import { HomeScreenHint } from './home-screen-hint';

const HintPage = () => (
  <HomeScreenHint texts={{ heading: 'Get notified', body: 'Add it.', decline: 'Not now' }} />
);

beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(navigator, 'standalone'));

/** Opens a page in a browser of iOS, from the home screen or not, or in one of another system. */
function openHint(
  standalone: boolean | undefined,
  { isAppMode = false, mobileApp }: { isAppMode?: boolean; mobileApp?: Property['mobileApp'] } = {},
) {
  if (standalone !== undefined)
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });
  const host = propertyHost([], { property: mobileApp ? { mobileApp } : {} });
  host.layout.setState({ isAppMode });
  renderPage(host, { 'property-chat': HintPage }, {}, '/grand/chat');
  return screen.queryByText('Add it.') !== null;
}

test('on an iPhone, where only the home screen has notifications, the guest is told so until they decline', async () => {
  expect(openHint(false)).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Add it.')).toBeNull();
  cleanup();
  expect(openHint(false)).toBe(false);
});

test.each([
  ['in a browser of another system', () => openHint(undefined)],
  ['in the app of the home screen', () => openHint(true)],
  ['in the app of the hotel', () => openHint(false, { isAppMode: true })],
  ['for a hotel that has an app of its own', () => openHint(false, { mobileApp: { opens: 'banner' } })],
  [
    'in a browser with notifications',
    () => {
      stubPush();
      return openHint(false);
    },
  ],
])('%s there is no hint', (_where, isShown) => {
  expect(isShown()).toBe(false);
});
