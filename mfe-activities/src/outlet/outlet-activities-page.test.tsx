import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { activitySummary } from '@guest/shared/testing/builders/activity';
import { menuSummary } from '@guest/shared/testing/builders/menu';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { OutletActivitiesPage } from './outlet-activities-page';

const pages = { 'property-activities-outlet': OutletActivitiesPage };
const tasting = activitySummary({ uuid: uuidOf(2), name: 'Wine tasting', outletUuid: uuidOf(1) });
const swim = activitySummary({ uuid: uuidOf(3), name: 'Swim' });

function open(activities: (typeof tasting)[], facts: Partial<ReturnType<typeof outlet>> = {}) {
  const host = propertyHost([
    [outletContract.getOutlet, outlet(facts)],
    [activityContract.listActivities, { outlets: [], activities, activitiesWithBooking: [] }],
  ]);
  renderPage(host, pages, en, '/grand/activities/sea-bar');
  return host;
}

test('R-15 an outlet shows its activities and its menus', async () => {
  const host = open([tasting, swim], { menus: [menuSummary()] });

  await screen.findByRole('heading', { level: 1, name: 'Sea Bar' });
  const offered = within(screen.getByRole('region', { name: 'Activities' }));

  expect(offered.getAllByRole('article')).toHaveLength(1);
  offered.getByRole('link', { name: 'Wine tasting' });
  expect(screen.getByRole('link', { name: 'Dinner' }).getAttribute('href')).toBe(
    '/grand/activities/sea-bar/menu/dinner',
  );
  await expect.poll(() => host.pageName.getState().name).toBe('Sea Bar');
});

test('an outlet without activities links to all activities', async () => {
  open([swim]);

  await screen.findByRole('heading', { name: 'No activities here' });
  screen.getByRole('link', { name: 'View all activities' });
});
