import { ApiError } from '@guest/shared/http/api-error';
import { buildContract, type BuildManifest } from '@guest/shared/contracts/release/build.contract';
import { fakeHost, type FakeReply } from '@guest/shared/testing/fake-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import texts from '../../system-texts/locales/en.json';
import { SyncAppPage } from './sync-app-page';

const build = (buildId: string): BuildManifest => ({
  buildId,
  builtAt: '2026-06-01T00:00:00Z',
  shell: '1',
  remotes: {},
});
const cachesHeld = new Set<string>();
const replace = vi.fn();
const update = vi.fn(async () => {});

beforeEach(() => {
  document.body.innerHTML = '<script type="application/json" id="boot">{"buildId":"b1"}</script>';
  cachesHeld.clear();
  cachesHeld.add('pages');
  replace.mockClear();
  update.mockClear();
  vi.stubGlobal('caches', {
    keys: async () => [...cachesHeld],
    delete: async (name: string) => cachesHeld.delete(name),
  });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ update }) } });
  vi.spyOn(location, 'replace').mockImplementation(replace);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const open = (answers: FakeReply[], address: string) =>
  renderPage(fakeHost(answers), { 'sync-app': SyncAppPage }, texts, address);

test('R-06 a device that is up to date preserves its data, updates its worker and continues', async () => {
  const router = open([[buildContract.latestBuild, build('b1')]], '/sync-app?goBack=%2Fgrand%2Fdiscover');

  await expect.poll(() => router.state.location.pathname).toBe('/grand/discover');
  expect([...cachesHeld]).toEqual(['pages']);
  expect(update).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

test('R-06 data of an older build is deleted, and the newer build is loaded with a reload', async () => {
  localStorage.setItem('last-property', 'grand');
  open([[buildContract.latestBuild, build('b2')]], '/sync-app');

  await expect.poll(() => replace.mock.calls).toEqual([['/grand']]);
  expect(cachesHeld.size).toBe(0);
});

test('R-06 Q-01 the newer build is loaded in app mode by a page in app mode', async () => {
  const host = fakeHost([[buildContract.latestBuild, build('b2')]]);
  host.layout.getState().appModeEntered();
  renderPage(host, { 'sync-app': SyncAppPage }, texts, '/sync-app?goBack=%2Fgrand%2Fdiscover');

  await expect.poll(() => replace.mock.calls).toEqual([['/grand/discover?app=true']]);
});

test('R-06 nothing is deleted without a reply, and the guest can retry or continue', async () => {
  const answers: FakeReply[] = [[buildContract.latestBuild, new ApiError(0, 'away')]];
  const router = open(answers, '/sync-app?goBack=%2F%2Fevil.example');

  expect(await screen.findByRole('heading', { name: "Couldn't update the app" })).toBeTruthy();
  expect([...cachesHeld]).toEqual(['pages']);
  expect(screen.getByRole('link', { name: 'Continue without updating' }).getAttribute('href')).toBe('/');

  answers.splice(0, 1, [buildContract.latestBuild, build('b1')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await expect.poll(() => router.state.location.pathname).toBe('/');
});
