import { expect, test } from 'vitest';
import { appOffer } from './app-offer.store';
import { DEEP_LINK_KEY } from './deep-link-key';
import { openPage, simulatePhone, wait } from './testing/phone';

const { clicked, useAgent, hide, show } = simulatePhone();

test('S-34 iOS Safari is not tried again within an hour after the app did not open', async () => {
  useAgent('iosSafari');
  const { router } = await openPage('/casa/discover');
  await wait(5_000);
  expect(JSON.parse(localStorage.getItem(DEEP_LINK_KEY) ?? '').state).toMatchObject({
    isIosAppInstalled: false,
    lastIosCheckTime: Date.now(),
  });

  await wait(3_600_000);
  await router.navigate('/casa/activities');
  await wait();
  expect(clicked).toHaveLength(1);

  await wait(1);
  await router.navigate('/casa/directories');
  await wait();
  expect(clicked).toHaveLength(2);
});

test('S-34 N-07 iOS Safari is not tried again while the first check lasts, also after a reload', async () => {
  useAgent('iosSafari');
  const { router } = await openPage('/casa/discover');
  await wait(1_000);
  await router.navigate('/casa/activities');
  await wait();
  await openPage('/casa/directories');

  expect(clicked).toHaveLength(1);
});

test('a choice of the browser in one tab is not undone by a check in another', async () => {
  useAgent('iosSafari');
  const first = await openPage('/casa/discover');
  const choice = {
    isIosAppInstalled: true,
    lastIosCheckTime: 0,
    staysInBrowserUntil: Date.now() + 3_600_000,
  };
  localStorage.setItem(DEEP_LINK_KEY, JSON.stringify({ state: choice, version: 1 }));
  await wait(5_000);
  await first.router.navigate('/casa/activities');
  await wait();

  expect(JSON.parse(localStorage.getItem(DEEP_LINK_KEY) ?? '').state.staysInBrowserUntil).toBe(
    choice.staysInBrowserUntil,
  );
  expect(clicked).toHaveLength(1);
});

test('E-09 S-34 an app that opened within five seconds is opened at the next page as well', async () => {
  useAgent('iosSafari');
  const { router } = await openPage('/casa/discover');
  await wait(4_900);
  hide();
  await wait();
  show();
  await router.navigate('/casa/activities');
  await wait();

  expect(clicked).toHaveLength(2);
});

test('a guest who returns from the app can stay in the browser for thirty days', async () => {
  const { router } = await openPage('/casa/discover');
  hide();
  await wait();
  show();
  appOffer.getState().offer?.declined();
  expect(appOffer.getState().offer).toBeNull();

  await wait(30 * 24 * 3_600_000 - 1_000);
  await router.navigate('/casa/activities');
  await wait();
  expect(clicked).toHaveLength(1);

  await wait(2_000);
  await router.navigate('/casa/directories');
  await wait();
  expect(clicked).toHaveLength(2);
});

test('a property may ask for a banner, which clicks nothing', async () => {
  const { router } = await openPage('/casa/discover', { opens: 'banner' });
  expect(clicked).toEqual([]);
  expect(appOffer.getState().offer).toMatchObject({
    title: 'Share',
    url: expect.stringContaining('action=share'),
  });

  await router.navigate('/casa/profile');
  await wait();
  expect(appOffer.getState().offer).toBeNull();
});

test('a tap that does not open the app is the last offer for a day, also on the page after it', async () => {
  const { router } = await openPage('/casa/discover', { opens: 'banner' });
  const isOpened = appOffer.getState().offer?.opened();
  expect(appOffer.getState().offer).toBeNull();
  await wait(1_000);
  await router.navigate('/casa/activities');
  await wait(4_000);

  expect(await isOpened).toBe(false);
  expect(appOffer.getState().offer).toBeNull();
  await wait(24 * 3_600_000 - 1_000);
  await router.navigate('/casa/directories');
  await wait();
  expect(appOffer.getState().offer).toBeNull();

  await wait(2_000);
  await router.navigate('/casa/chat');
  await wait();
  expect(appOffer.getState().offer).not.toBeNull();
});

test('an app that a tap has opened is offered again at the next page', async () => {
  const { router } = await openPage('/casa/discover', { opens: 'banner' });
  const isOpened = appOffer.getState().offer?.opened();
  await wait(500);
  hide();

  expect(await isOpened).toBe(true);
  show();
  await router.navigate('/casa/activities');
  await wait();
  expect(appOffer.getState().offer).not.toBeNull();
});

test('state on the device that was modified counts as none', async () => {
  localStorage.setItem(DEEP_LINK_KEY, '{"state":{"staysInBrowserUntil":"forever"},"version":1}');
  await openPage('/casa/discover');

  expect(clicked).toHaveLength(1);
});
