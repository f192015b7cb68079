import { pathTo } from '@guest/shared/routes/routes';
import { randomUUID } from 'node:crypto';
import { signIn } from '../../actors/sign-in-as';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { connectStaff } from '../../actors/staff';
import { expect, test } from '../../test';

test.setTimeout(90_000);

let property: string;
test.beforeAll(async ({ ownHotel }) => {
  property = await ownHotel('kyoto');
});
const DELAY_MS = 25_000;

test('S-25 K-06 an announcement appears while the page is open, can be acknowledged, and disappears when it expires', async ({
  page,
  request,
}) => {
  const title = `The bath opens late ${randomUUID().slice(0, 6)}`;
  const supervisor = await connectStaff(request, { property, role: 'supervisor' });
  await signIn(page, property, { stay: {} });
  await page.goto(pathTo('property-chat-announcements', { property }));
  await waitUntilUsable(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel news' })).toBeVisible();

  await supervisor.request('sendAnnouncementMessage', {
    key: randomUUID(),
    title,
    text: 'From nine.',
    severity: 'service',
    expireAt: Date.now() + DELAY_MS,
  });

  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /^Got it/ }).click();
  await expect(card).toContainText('Read');
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card).toBeHidden({ timeout: DELAY_MS + 10_000 });
  supervisor.disconnect();
});

test('an announcement that a supervisor withdraws disappears at once, on the home page too', async ({
  page,
  request,
}) => {
  const [key, title] = [randomUUID(), `The gate is closed ${randomUUID().slice(0, 6)}`];
  const supervisor = await connectStaff(request, { property, role: 'supervisor' });
  await signIn(page, property, { stay: {} });
  await page.goto(pathTo('property', { property }));
  await waitUntilUsable(page);

  await supervisor.request('sendAnnouncementMessage', {
    key,
    title,
    text: 'Today.',
    severity: 'info',
    expireAt: 0,
  });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await supervisor.request('deleteAnnouncementMessage', { announcementId: key });

  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  supervisor.disconnect();
});
