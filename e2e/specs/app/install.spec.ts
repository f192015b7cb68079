import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { photoFile } from '../../actors/photo-file';
import { signIn } from '../../actors/sign-in-as';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';

const property = 'casa-miramar';
const [HOME, SHARE] = [/^home/i, /^share/i];
const photo = photoFile('sunset.png', [255, 127, 80]);

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

/** Shares files into the installed app, as the system does: it posts a form. */
async function share(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.evaluate((action) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
    const [photos, text] = [document.createElement('input'), document.createElement('input')];
    Object.assign(photos, { type: 'file', name: 'photos', multiple: true });
    Object.assign(text, { name: 'text', value: 'Our sunset' });
    form.append(photos, text);
    document.body.append(form);
  }, `/${property}/shared-photos`);
  await page.locator('form[action$="/shared-photos"] input[type=file]').setInputFiles(files);
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>('form[action$="/shared-photos"]')?.submit(),
  );
}

async function openWithWorker(page: Page): Promise<void> {
  await page.goto(pathTo('property', { property }));
  await waitUntilUsable(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The worker takes over a page that was loaded without it.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('R-02 the browser finds nothing that keeps a hotel from being installed', async ({ page, context }) => {
  await openWithWorker(page);
  const cdp = await context.newCDPSession(page);

  const manifest = await cdp.send('Page.getAppManifest');
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');

  expect(manifest.errors).toEqual([]);
  expect(new URL(manifest.url).pathname).toBe(`/manifests/${property}.webmanifest`);
  // A private window, which every test is, cannot install.
  const found = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(found).toEqual([]);
});

test('photos of another app become a post of a visitor and a message of a guest, and what is no photo is left out', async ({
  page,
  consoleErrors,
}) => {
  // The worker controls the page already, so that the empty page of signing in comes from the server, which has none.
  consoleErrors.expected(/status of 404/);
  await openWithWorker(page);
  const note = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };

  await share(page, [photo, note]);
  const question = page.getByRole('dialog', { name: 'Where should this go?' });
  await expect(question.getByRole('alert')).toContainText('Some files were left out');
  await expect(question.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'A new post' }).click();
  await expect(page.getByLabel('What was your moment?')).toHaveValue('Our sunset');
  await expect(page.getByLabel('Description of photo 1')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description of photo 1')).toBeVisible();
  await expect(page.getByLabel('Description of photo 2')).toHaveCount(0);

  await signIn(page, property, { stay: {} });
  await openWithWorker(page);
  await share(page, [photo]);
  await question.getByRole('button', { name: 'A message to reception' }).click();
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue('Our sunset');
  await expect(page.getByRole('button', { name: /Remove .*sunset\.png/ })).toBeVisible();
});

test('R-02 after some pages a visitor is asked once whether to install the hotel, and the browser asks after a tap', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => Object.assign(globalThis, { wasPrompted: true }),
    });
    addEventListener('DOMContentLoaded', () => dispatchEvent(event));
  });
  await page.goto(pathTo('property', { property }));
  await waitUntilUsable(page);
  const offer = page.getByRole('region', { name: 'Add Casa Miramar to your home screen?' });
  for (const name of [SHARE, HOME, SHARE, HOME]) {
    await goByNavigation(page, name);
    await expect(offer).toBeHidden();
  }

  await goByNavigation(page, SHARE);
  await expect(offer).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Install' }).click();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => 'wasPrompted' in globalThis)).toBe(true);

  await page.reload();
  await waitUntilUsable(page);
  await goByNavigation(page, HOME);
  await goByNavigation(page, SHARE);
  await expect(offer).toBeHidden();
});
