import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { comeIntoGroup, newGroup } from '../../actors/group';
import { hears, messages, openRoom, rowOf, say, writeBox } from '../../actors/conversation';
import { onOwnDevice } from '../../actors/on-own-device';
import { signIn } from '../../actors/signed-in';
import { becomeKnown, live, newStranger } from '../../actors/stranger';
import { expect, test } from '../../test';

let property: string;
test.beforeAll(async ({ ownHotel }) => {
  property = await ownHotel('lisbon');
});
/** Two guests have to sign up first, on a machine that is busy with other tests. */
test.setTimeout(120_000);

/** A guest who has looked at their hotel, which the device remembers. */
async function stayAs(page: Page, firstName: string): Promise<void> {
  await signIn(page, property, { firstName, stay: {} });
  await page.goto(pathTo('property', { property }));
  await live(page);
}

/** Sets the nickname of a guest. */
async function goBy(page: Page, nickName: string): Promise<void> {
  await page.goto(pathTo('property-profile', { property }));
  await live(page);
  await page.getByRole('main').getByRole('button', { name: 'Nickname', exact: true }).click();
  await page.getByRole('textbox', { name: /^Nickname/ }).fill(nickName);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText(nickName)).toBeVisible();
}

test("R-07 S-22 a visitor of a guest's link says hello and gets an answer once accepted", async ({
  page: ada,
  browser,
}) => {
  const nickName = `Tide ${randomUUID().slice(0, 6)}`;
  await onOwnDevice(browser, async (ben) => {
    await stayAs(ben, 'Ben');
    await goBy(ben, nickName);
    await stayAs(ada, 'Ada');

    await ada.goto(`/user/${encodeURIComponent(nickName)}`);
    await live(ada);
    await ada.getByRole('link', { name: 'Say hello' }).click();
    await expect(ada.getByText(/They'll see one message from you/)).toBeVisible();
    await expect(ada.getByRole('heading', { level: 1, name: nickName })).toBeVisible();
    await say(ada, 'Hello from the terrace');
    await expect(ada.getByText('Waiting for them to accept your message.')).toBeVisible();

    await ben.goto(pathTo('property-chat', { property }));
    await live(ben);
    await expect(rowOf(ben, 'Ada')).toContainText('Wants to message you');
    await openRoom(ben, 'Ada');
    await hears(ben, 'Hello from the terrace');
    await ben.getByRole('button', { name: 'Accept', exact: true }).click();
    await say(ben, 'Good morning');
    await hears(ada, 'Good morning');
    await expect(writeBox(ada)).toBeVisible();

    // Following the link again opens the existing room.
    const room = ada.url();
    await ada.goto(`/user/${encodeURIComponent(nickName)}`);
    await live(ada);
    await ada.getByRole('link', { name: 'Say hello' }).click();
    await expect(ada).toHaveURL(room);
    await hears(ada, 'Good morning');
  });
});

test('R-18 R-19 an invitation leads an anonymous visitor through sign-in into its group, once', async ({
  page: ada,
  request,
  browser,
}) => {
  const group = await newGroup(request, property);
  await onOwnDevice(browser, async (ben) => {
    await comeIntoGroup(ben, group, 'Ben');
    await say(ben, 'Before anybody came');

    await ada.goto(group.path);
    await live(ada);
    await ada.getByRole('link', { name: 'Sign in to chat' }).click();
    await becomeKnown(ada, newStranger('Ada'));

    await expect(ada.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
    await expect(ada).toHaveURL(/\/chat\?room=[0-9a-f-]{36}$/);
    await expect(ben.getByText('Ada, You', { exact: true })).toBeVisible();
    await say(ben, 'Welcome');
    await hears(ada, 'Welcome');
    await expect(messages(ada).getByText('Before anybody came')).toHaveCount(0);
    await ada.reload();
    await live(ada);
    await hears(ada, 'Welcome');
    await say(ada, 'Thank you');
    await hears(ben, 'Thank you');
  });
});

test('R-19 the group of a property is joined from its directories', async ({ page }) => {
  await stayAs(page, 'Ada');
  await page.goto(pathTo('property-directories-directory', { property, directory: 'things-to-do' }));
  await live(page);

  await page.getByRole('link', { name: 'Join the chat of the week' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /Yoga week/ })).toBeVisible();
  await say(page, `Who brings oranges? ${randomUUID()}`);
});
