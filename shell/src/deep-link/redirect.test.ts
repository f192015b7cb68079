import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { matchRoute } from '@guest/shared/routes/match-route';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, test } from 'vitest';
import { appOffer } from './app-offer.store';
import { createDeepLinkStore } from './deep-link.store';
import { createRedirect } from './redirect';
import { CONFIG, PROPERTY, simulatePhone, wait } from './testing/phone';

const DISCOVER =
  `https://open.hotel.example/open?action=share&mode=in-stay&property-uuid=${PROPERTY}` +
  `&webview-url=${encodeURIComponent(`${location.origin}/?app=true`)}`;

simulatePhone();

/** Opens the feed of a hotel with an app, and returns the state that this leaves. */
async function openFeed(opens: 'link' | 'banner') {
  const property = { identity: 'casa', uuid: PROPERTY, mobileApp: { opens } };
  const host = fakeHost([
    [propertyContract.getConfig, CONFIG],
    [propertyContract.getDetail, { system: { property } }],
  ]);
  const store = createDeepLinkStore();
  expect(store.getState()).toMatchObject({ origin: null, url: null, isFirstRedirection: true });
  // The page of a deep link needs nothing of the router.
  const redirect = createRedirect({ host, hasUnsentInput: () => false } as never, store);
  const match = matchRoute('/casa/discover');
  if (!match) throw new Error('the feed has no route');
  const page = { action: 'share', match, query: new URLSearchParams(), extras: {} } as const;
  void redirect(page, new AbortController().signal);
  await wait();
  return store;
}

test('E-09 after a click, the state has the origin, the link and that it was not the first redirection', async () => {
  const store = await openFeed('link');

  expect(store.getState()).toMatchObject({
    origin: location.origin,
    url: DISCOVER,
    isFirstRedirection: false,
  });
});

test('E-09 an offer builds the link, and only the tap is a redirection', async () => {
  const store = await openFeed('banner');
  expect(store.getState()).toMatchObject({
    origin: location.origin,
    url: DISCOVER,
    isFirstRedirection: true,
  });

  void appOffer.getState().offer?.opened();
  expect(store.getState().isFirstRedirection).toBe(false);
});
