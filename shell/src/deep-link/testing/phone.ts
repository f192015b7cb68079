import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { readKey } from '@guest/shared/reads/read-query';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { followDeepLinks } from '../follow-deep-links';
import { agents } from './user-agents';

export const PROPERTY = '0a000000-0000-4000-8000-000000000001';
export const OUTLET = '0b000000-0000-4000-8000-000000000002';
export const MENU = '0c000000-0000-4000-8000-000000000003';
export const CONFIG = { baseUrl: { deepLink: 'https://open.hotel.example/open' } };

/** Simulates a phone for each test of a file: its clock, its browser, and clicks that lead nowhere. */
export function simulatePhone() {
  let visibility: DocumentVisibilityState;
  const clicked: URL[] = [];
  const useAgent = (name: keyof typeof agents) =>
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[name]);
  beforeEach(() => {
    vi.useFakeTimers();
    visibility = 'visible';
    clicked.length = 0;
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(new URL(this.href));
    });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('innerWidth', 390);
    useAgent('androidChrome');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
    document.body.innerHTML = '';
  });
  return {
    /** The addresses of the links that were clicked in this test. */
    clicked,
    useAgent,
    hide() {
      visibility = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    show() {
      visibility = 'visible';
    },
  };
}

export const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const outlet = { uuid: OUTLET, slug: 'bar', menus: [{ uuid: MENU, slug: 'wine' }] };

/** Opens a page of a hotel with an app, or without one if `opens` is `null`. */
export async function openPage(
  address: string,
  {
    opens = 'link' as 'link' | 'banner' | null,
    hasUnsentInput = false,
    isAppMode = false,
    isOffline = false,
    outlets = true,
    config = CONFIG as unknown,
  } = {},
) {
  const property = { identity: 'casa', uuid: PROPERTY, ...(opens && { mobileApp: { opens } }) };
  const host = fakeHost([
    [propertyContract.getConfig, config],
    [propertyContract.getDetail, { system: { property } }],
    [propertyContract.listProperties, { items: [property] }],
  ]);
  const outletsLoaded = () =>
    host.queries.setQueryData(readKey(outletContract.listOutlets.path.replace(':property', 'casa'), 'en'), {
      items: [outlet],
    });
  if (outlets) outletsLoaded();
  // The page has read this before, which says nothing about the network now.
  host.queries.setQueryData(readKey(propertyContract.getConfig.path, 'en'), {
    baseUrl: { deepLink: 'https://open.hotel.example/before' },
  });
  if (isAppMode) host.layout.getState().appModeEntered();
  host.layout.getState().connectionChanged(isOffline);
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });
  const state = { hasUnsentInput };
  onTestFinished(followDeepLinks({ host, router, hasUnsentInput: () => state.hasUnsentInput }));
  await wait();
  return { router, state, outletsLoaded };
}
