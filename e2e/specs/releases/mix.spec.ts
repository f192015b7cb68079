import { pathTo } from '@guest/shared/routes/routes';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { republish } from '../../releases/republish';
import { openProfileAsGuest } from '../../actors/sign-in-as';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';

const hotel = { property: 'casa-miramar' };
const OTHER = '9.3.0-mix';

test.beforeEach(async ({ page }) => {
  await withAnsweredBanner(page);
  await page.setExtraHTTPHeaders({ 'x-release-channel': 'staging' });
});

test('M-08 on staging a tester mixes versions in the panel, the tab keeps the mix, and a tap resets it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await republish('discover', OTHER);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathTo('property', hotel));

  await page.getByRole('button', { name: 'staging', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Versions of this page' });
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  await panel.getByRole('combobox', { name: 'Version of discover' }).selectOption(OTHER);
  // A changed mix has a new link, so the button offers to copy again.
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get('mix')).toBe(`discover@${OTHER}`);

  await panel.getByRole('button', { name: 'Load these versions' }).click();
  await expect(page.getByRole('button', { name: 'Mix on staging' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1_500));
  await goByNavigation(page, /share/i);
  await expect(page.getByRole('feed', { name: 'Posts' })).toBeVisible();
  expect(requests.some((url) => url.includes(`/releases/discover/${OTHER}/`))).toBe(true);
  await expect(page).toHaveURL(`${pathTo('property-discover', hotel)}?mix=discover@${OTHER}`);
  // Keeping the mix in the address must not affect the scroll position after a navigation.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.getByRole('button', { name: 'Mix on staging' }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: 'staging', exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => !url.searchParams.has('mix'));
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0);
});

test('M-08 the panel shows what the packages of the page tell each other', async ({
  page,
  consoleErrors,
}) => {
  // A request that is under way when the session ends is refused.
  consoleErrors.expected(/401/);
  await openProfileAsGuest(page, hotel.property);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  await page.getByRole('button', { name: 'staging', exact: true }).click();
  const events = page.getByRole('region', { name: 'Events of this page' });
  await expect(events.getByText('None so far.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText("You're signed out.")).toBeVisible();
  await page.getByRole('button', { name: 'staging', exact: true }).click();

  await expect(events.getByRole('listitem')).toContainText(/account\.signed-out · account 1\..*\{\}/);
});

test('M-08 one tap on the badge resets a mix', async ({ page }) => {
  await republish('discover', '9.3.1-mix');
  await page.goto(`${pathTo('property', hotel)}?mix=discover@9.3.1-mix`);
  await expect(page.getByRole('button', { name: 'Mix on staging' })).toBeVisible();

  await page.getByRole('button', { name: 'Reset' }).click();

  await expect(page.getByRole('button', { name: 'staging', exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === '');
});

test('M-08 on a phone the badge has its own strip below all other fixed elements', async ({ page }) => {
  const edges = async () => {
    const badge = page.getByRole('button', { name: 'staging', exact: true });
    const places = page.getByRole('navigation', { name: 'Main' });
    const [strip, above] = await Promise.all([badge.boundingBox(), places.boundingBox()]);
    return {
      top: strip?.y ?? 0,
      bottom: (strip?.y ?? 0) + (strip?.height ?? 0),
      above: (above?.y ?? 0) + (above?.height ?? 0),
    };
  };

  await page.goto(pathTo('property', hotel));
  await expect(page.getByRole('button', { name: 'staging', exact: true })).toBeVisible();

  for (const y of [0, 100_000]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    const { top, bottom, above } = await edges();
    expect(above).toBeLessThanOrEqual(top);
    expect(bottom).toBe(844);
  }
});

test('M-08 the panel is opened, used and closed by keyboard', async ({ page }) => {
  await page.goto(pathTo('property', hotel));
  const badge = page.getByRole('button', { name: 'staging', exact: true });
  await badge.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Versions of this page' });
  await expect(panel.getByRole('combobox', { name: 'Version of chat' })).toBeVisible();

  await panel.getByRole('combobox', { name: 'Version of chat' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByText('These versions passed the check.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(
    panel.getByRole('region', { name: 'chat' }).getByRole('switch', { name: 'From this device' }),
  ).toBeChecked();

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(badge).toBeFocused();
});

test('M-08 production shows no panel, except a badge in safe mode', async ({ page }) => {
  await page.setExtraHTTPHeaders({});
  await page.goto(`${pathTo('property', hotel)}?safe=1`);

  await expect(page.getByRole('button', { name: 'Safe mode on production' })).toBeVisible();
  await goByNavigation(page, /activities/i);
  await expect(page).toHaveURL((url) => url.searchParams.get('safe') === '1');
});
