import { deviceStorage } from '@guest/shared/storage/device-storage';
import { removeStored } from '@guest/shared/storage/stored-names';
import { propertyHost } from '@guest/shared/testing/property-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { followInstall } from './follow-install';
import { installOffer } from './install-offer.store';

afterEach(() => {
  removeStored(deviceStorage, () => true);
  globalThis.installPrompt = undefined;
  document.body.replaceChildren();
});

const offer = () => installOffer.getState().offer;
/** The offer waits for the page to be drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function browserPrompt() {
  const prompt = vi.fn(async () => {});
  globalThis.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  return prompt;
}

function visit({ hasUnsentInput = false, manifestOf = '' } = {}) {
  const host = propertyHost();
  const { identity } = host.property.getState().property ?? {};
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `/manifests/${manifestOf || identity}.webmanifest?lang=en`;
  document.head.append(manifest);
  onTestFinished(() => manifest.remove());
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [`/${identity}`] });
  const stop = followInstall({ host, router, hasUnsentInput: () => hasUnsentInput });
  onTestFinished(stop);
  let page = 0;
  return {
    host,
    stop,
    async openPages(count: number) {
      for (let i = 0; i < count; i += 1) {
        page += 1;
        await router.navigate(`/${identity}/directories/number-${page}`);
        await drawn();
      }
    },
  };
}

test('R-02 installing is offered after five pages, and the browser asks after a tap', async () => {
  const prompt = browserPrompt();
  const { openPages } = visit();

  await openPages(4);
  expect(offer()).toBeNull();
  await openPages(1);
  expect(offer()).toMatchObject({ ios: null });
  expect(prompt).not.toHaveBeenCalled();

  offer()?.accepted();
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});

test('R-02 it is never offered twice, not even in a later visit', async () => {
  browserPrompt();
  const first = visit();
  await first.openPages(5);
  offer()?.declined();
  await first.openPages(5);
  expect(offer()).toBeNull();
  first.stop();

  const later = visit();
  await later.openPages(10);

  expect(offer()).toBeNull();
});

test('pages of an earlier visit count', async () => {
  browserPrompt();
  const first = visit();
  await first.openPages(3);
  first.stop();

  await visit().openPages(2);

  expect(offer()).not.toBeNull();
});

test('an offer that has to wait comes on a later page', async () => {
  const { openPages, host } = visit();
  host.layout.getState().cookiesUndecided();
  browserPrompt();
  await openPages(6);
  expect(offer()).toBeNull();

  host.layout.getState().cookiesDecided();
  const conversation = document.body.appendChild(document.createElement('div'));
  conversation.dataset.fillsScreen = '';
  await openPages(1);
  expect(offer()).toBeNull();

  conversation.remove();
  await openPages(1);
  expect(offer()).not.toBeNull();
});

test.each<[string, (started: ReturnType<typeof visit>) => void]>([
  ['in the hotel’s own app', ({ host }) => host.layout.getState().appModeEntered()],
  ['without a connection', ({ host }) => host.layout.getState().connectionChanged(true)],
  ['in a browser that cannot install', () => (globalThis.installPrompt = undefined)],
  ['after the guest has installed the app from the menu', () => dispatchEvent(new Event('appinstalled'))],
])('nothing is offered %s', async (_when, arrange) => {
  browserPrompt();
  const started = visit();
  arrange(started);

  await started.openPages(8);

  expect(offer()).toBeNull();
});

test('nothing is offered over unsent input', async () => {
  browserPrompt();
  await visit({ hasUnsentInput: true }).openPages(8);

  expect(offer()).toBeNull();
});

test('a guest with an iPhone sees instructions, because iOS has no prompt', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  onTestFinished(() => void vi.unstubAllGlobals());

  await visit().openPages(5);

  expect(offer()).toMatchObject({ ios: { shareSheet: 'bottom' } });
});

test('R-02 a hotel that the guest has reached from the pages of another one is not offered, because the browser would install the other one', async () => {
  browserPrompt();
  const { openPages } = visit({ manifestOf: 'another-hotel' });

  await openPages(6);

  expect(offer()).toBeNull();
});
