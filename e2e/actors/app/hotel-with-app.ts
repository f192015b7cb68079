import { directoryContract } from '@guest/shared/contracts/directory/directory.contract';
import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import type { Endpoint, ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import type { Page } from '@playwright/test';
import { hotels } from '../../suite/hotels';

/** The base of the links that open the app. No browser of a test reaches it. */
export const APP_BASE = 'https://open.hotel.example/open';

export type HotelWithApp = Awaited<ReturnType<typeof createHotelWithApp>>;

/** Creates a copy of a demo hotel that has an app of its own, and returns what its links name. */
export async function createHotelWithApp(
  server: string,
  opens: 'link' | 'banner',
  like: keyof typeof hotels = 'lisbon',
) {
  const reply = await fetch(`${server}/_test/property/${hotels[like].property}/copies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      mobileApp: {
        opens,
        iosAppIds: ['A1B2C3D4E5.example.hotel.guest'],
        androidApps: [{ packageName: 'example.hotel.guest', fingerprints: ['AB:CD:EF'] }],
      },
    }),
  });
  if (!reply.ok) throw new Error(`the test endpoint for hotels answers ${reply.status}`);
  // The cast is safe because the test endpoint replies in this form.
  const { property } = (await reply.json()) as { property: string };
  const load = async <E extends Endpoint>({ path }: E): Promise<ReplyOf<E>> =>
    (await fetch(server + fillIn(path, { property }))).json() as Promise<ReplyOf<E>>;
  const [detail, outlets, directories, activities] = await Promise.all([
    load(propertyContract.getDetail),
    load(outletContract.listOutlets),
    load(directoryContract.listDirectories),
    load(activityContract.listActivities),
  ]);
  const outlet = outlets.items.find(
    ({ bookingMode, menus }) => bookingMode === 'instant' && menus.length > 0,
  );
  const [menu] = outlet?.menus ?? [];
  const directory = directories.items.find(({ kind }) => kind === 'info');
  const activity = activities.activitiesWithBooking[0];
  if (!outlet || !menu || !directory || !activity) throw new Error('the demo hotel has changed');
  return {
    property,
    uuid: detail.system.property.uuid,
    name: detail.system.property.name,
    outlet,
    menu,
    directory,
    activity,
  };
}

/** Collects the addresses with which a page opens the app, and answers them like the suite's server does. */
export async function collectAppLinks(page: Page): Promise<URL[]> {
  const links: URL[] = [];
  await page.route(`${APP_BASE}**`, async (route) => {
    links.push(new URL(route.request().url()));
    await route.fulfill({ status: 204 });
  });
  return links;
}

/** Simulates that another app covers the browser, or that the guest has returned from it. */
export const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
