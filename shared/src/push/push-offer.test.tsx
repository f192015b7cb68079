import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { notificationContract } from '../contracts/notification/notification.contract';
import { propertyHost } from '../testing/property-host';
import { renderPage } from '../testing/render-page';
import { stubPush } from '../testing/stub-push';
import { PushOffer } from './push-offer';
import { savedSubscription } from './push-support';

const texts = {
  heading: 'Never miss a reply',
  body: 'We will notify you.',
  accept: 'Turn on',
  decline: 'Not now',
  accepted: 'On',
  failed: 'Failed',
};
const preferences = {
  publicKey: 'AAAA',
  isOnThisDevice: false,
  choices: [],
  quietHours: null,
  privatePreviews: false,
};

const OfferPage = () => <PushOffer texts={texts} />;

beforeEach(() => localStorage.clear());

function openOffer({ isAppMode = false } = {}) {
  const toasts: string[] = [];
  const host = propertyHost(
    [
      [notificationContract.getNotifications, preferences],
      [notificationContract.subscribe, undefined],
    ],
    { toast: (_kind, text) => void toasts.push(text) },
  );
  host.layout.setState({ isAppMode });
  renderPage(host, { 'property-chat': OfferPage }, {}, '/grand/chat');
  return { toasts };
}

test('a guest who accepts is subscribed, and not asked again', async () => {
  const { subscribe } = stubPush();
  const { toasts } = openOffer();

  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));

  await waitFor(() => expect(toasts).toEqual(['On']));
  expect(subscribe).toHaveBeenCalledOnce();
  expect(savedSubscription('grand')).toContain('https://push.example/1');
  cleanup();
  openOffer();
  expect(screen.queryByText('Never miss a reply')).toBeNull();
});

test('“Not now” holds for the device', async () => {
  stubPush();
  openOffer();

  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));

  expect(screen.queryByText('Never miss a reply')).toBeNull();
  cleanup();
  openOffer();
  expect(screen.queryByText('Never miss a reply')).toBeNull();
});

test('a guest who refuses the prompt of the browser is not subscribed', async () => {
  const { subscribe } = stubPush({ answer: 'denied' });
  const { toasts } = openOffer();

  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));

  await waitFor(() => expect(toasts).toEqual(['Failed']));
  expect(subscribe).not.toHaveBeenCalled();
  expect(savedSubscription('grand')).toBeNull();
});

test("nothing is offered in the hotel's own app, which has notifications of its own", () => {
  stubPush();
  openOffer({ isAppMode: true });

  expect(screen.queryByText('Never miss a reply')).toBeNull();
});

test('nothing is offered in a browser without push', () => {
  openOffer();

  expect(screen.queryByText('Never miss a reply')).toBeNull();
});
