import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { newGuest, signUp, waitUntilUsable } from '../../actors/anonymous-guest';
import { draftTexts } from '../../actors/device';
import { photoFile } from '../../actors/photo-file';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { expect, test } from '../../test';

test.setTimeout(120_000);

const photo = photoFile('teal.png', [0, 128, 128]);

/** A visitor writes a post with a photo and is led to the sign-in by the button to post. */
async function writeAsVisitor(page: Page, property: string, text: string): Promise<void> {
  await withAnsweredBanner(page);
  await page.goto(pathTo('property-discover-post', { property }));
  await waitUntilUsable(page);
  await page.getByLabel('What was your moment?').fill(text);
  await page.getByLabel('Add a photo').setInputFiles([photo]);
  await page.getByLabel('Description of photo 1').fill('The tide');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/signin\?.*populatedPost=/);
}

async function expectNothingPosted(page: Page, property: string, text: string): Promise<void> {
  const feed = await (await page.request.get(`/web/property/${property}/posts?limit=100`)).text();
  expect(feed).not.toContain(text);
}

test('S-09 a visitor who goes back and reloads in the middle of the sign-up finds text and photo', async ({
  page,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  const text = `Half way ${crypto.randomUUID()}`;
  await writeAsVisitor(page, property, text);
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();

  await page.goBack();
  await page.goBack();

  await expect(page.getByLabel('What was your moment?')).toHaveValue(text);
  await expect(page.getByLabel('Description of photo 1')).toHaveValue('The tide');
  await page.reload();
  await waitUntilUsable(page);
  await expect(page.getByLabel('What was your moment?')).toHaveValue(text);
  await expect(page.getByLabel('Description of photo 1')).toHaveValue('The tide');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await signUp(page, newGuest());
  await expect(page.getByLabel('What was your moment?')).toHaveValue(text);
  await expect(page.getByLabel('Description of photo 1')).toHaveValue('The tide');
  await expectNothingPosted(page, property, text);
});

test('S-09 a visitor who signs up on another device finds the text there, and posts it only with a tap', async ({
  page,
  browser,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  const text = `On another phone ${crypto.randomUUID()}`;
  await writeAsVisitor(page, property, text);
  const other = await browser.newPage({ serviceWorkers: 'block' });
  await withAnsweredBanner(other);
  await other.goto(page.url());
  await waitUntilUsable(other);
  await signUp(other, newGuest());

  await expect(other.getByLabel('What was your moment?')).toHaveValue(text);
  await expect(other.getByLabel('Description of photo 1')).toHaveCount(0);
  await expectNothingPosted(other, property, text);
  await other.close();
});

test('S-09 a text that the address carries is added to the draft once, whatever its author does with it', async ({
  page,
  ownHotel,
}) => {
  await withAnsweredBanner(page);
  const property = await ownHotel('lisbon');
  await page.goto(pathTo('property-discover-post', { property }, { populatedPost: 'Hello sea' }));
  await waitUntilUsable(page);
  const field = page.getByLabel('What was your moment?');
  await expect(field).toHaveValue('Hello sea');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('hasArrived');

  await field.fill('Hi sea');
  await expect.poll(() => draftTexts(page)).toEqual(['Hi sea']);
  await page.reload();
  await waitUntilUsable(page);
  await expect(field).toHaveValue('Hi sea');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('Draft discarded')).toBeVisible();
  await expect.poll(() => draftTexts(page)).toEqual([]);
  await page.reload();
  await waitUntilUsable(page);

  await expect(field).toHaveValue('');
});
