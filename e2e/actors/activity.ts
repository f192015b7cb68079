import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import { expect, type Page } from '@playwright/test';

/** Returns the path of the booking page of an activity of a demo hotel. */
export async function activityBookingPath(page: Page, property: string, slug: string): Promise<string> {
  const list = await page.request.get(fillIn(activityContract.listActivities.path, { property }));
  // The casts are safe because the server checks its replies against the contract.
  const { activities } = (await list.json()) as ReplyOf<typeof activityContract.listActivities>;
  const activityId = activities.find((one) => one.slug === slug)?.uuid ?? '';
  const one = await page.request.get(fillIn(activityContract.getActivity.path, { property, activityId }));
  const { bookableActivities } = (await one.json()) as ReplyOf<typeof activityContract.getActivity>;
  const bookableActivityId = bookableActivities[0]?.bookableActivityId ?? '';
  return pathTo('property-activity-book', { property, activityId, bookableActivityId });
}

/** The links of the sessions with plenty of places. Which sessions of the demo are full depends on the day. */
export async function findSessions(page: Page) {
  await expect(page.getByRole('heading', { level: 2, name: /^Choose (a|another) time$/ })).toBeVisible();
  const sessions = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasNotText: /Full|left/ });
  return sessions.getByRole('link', { name: /^\d\d:\d\d – \d\d:\d\d$/ });
}

/** Answers who comes: adults of the given ages. */
export async function enterAdults(page: Page, ages: number[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Who is coming?' })).toBeVisible();
  await page.getByRole('spinbutton', { name: /^Adult/ }).fill(String(ages.length));
  for (const [index, age] of ages.entries()) {
    await page.getByRole('textbox', { name: new RegExp(`^Adult.*: age ${index + 1}$`) }).fill(String(age));
  }
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Answers the questions of the surf lesson, with a note. */
export async function enterSurfDetails(page: Page, note = ''): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible();
  await page.getByRole('textbox', { name: /How tall is everybody/ }).fill('170, 182');
  await page.getByRole('textbox', { name: 'Anything else?' }).fill(note);
  await page.getByRole('checkbox', { name: 'I have read this and agree' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Review and book' })).toBeVisible();
}
