import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { joinGroup, createGroup } from '../../actors/group';
import {
  expectMessage,
  messages,
  openRoom,
  rowOf,
  sendMessage,
  messageInput,
} from '../../actors/chat/conversation';
import { onNewDevice } from '../../actors/new-device';
import { signIn } from '../../actors/sign-in-as';
import { signUp, waitUntilUsable, newGuest } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

let property: string;
test.beforeAll(async ({ ownHotel }) => {
  property = await ownHotel('lisbon');
});
/** Two guests have to sign up first, on a machine that is busy with other tests. */
test.setTimeout(120_000);

/** A guest who has looked at their hotel, which the device remembers. */
async function signInWithStay(page: Page, firstName: string): Promise<void> {
  await signIn(page, property, { firstName, stay: {} });
  await page.goto(pathTo('property', { property }));
  await waitUntilUsable(page);
}

/** Sets the nickname of a guest. */
async function setNickname(page: Page, nickName: string): Promise<void> {
  await page.goto(pathTo('property-profile', { property }));
  await waitUntilUsable(page);
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
  await onNewDevice(browser, async (ben) => {
    await signInWithStay(ben, 'Ben');
    await setNickname(ben, nickName);
    await signInWithStay(ada, 'Ada');

    await ada.goto(`/user/${encodeURIComponent(nickName)}`);
    await waitUntilUsable(ada);
    await ada.getByRole('link', { name: 'Say hello' }).click();
    await expect(ada.getByText(/They'll see one message from you/)).toBeVisible();
    await expect(ada.getByRole('heading', { level: 1, name: nickName })).toBeVisible();
    await sendMessage(ada, 'Hello from the terrace');
    await expect(ada.getByText('Waiting for them to accept your message.')).toBeVisible();

    await ben.goto(pathTo('property-chat', { property }));
    await waitUntilUsable(ben);
    await expect(rowOf(ben, 'Ada')).toContainText('Wants to message you');
    await openRoom(ben, 'Ada');
    await expectMessage(ben, 'Hello from the terrace');
    await ben.getByRole('button', { name: 'Accept', exact: true }).click();
    await sendMessage(ben, 'Good morning');
    await expectMessage(ada, 'Good morning');
    await expect(messageInput(ada)).toBeVisible();

    // Following the link again opens the existing room.
    const room = ada.url();
    await ada.goto(`/user/${encodeURIComponent(nickName)}`);
    await waitUntilUsable(ada);
    await ada.getByRole('link', { name: 'Say hello' }).click();
    await expect(ada).toHaveURL(room);
    await expectMessage(ada, 'Good morning');
  });
});

test('R-18 R-19 an invitation leads an anonymous visitor through sign-in into its group, once', async ({
  page: ada,
  request,
  browser,
}) => {
  const group = await createGroup(request, property);
  await onNewDevice(browser, async (ben) => {
    await joinGroup(ben, group, 'Ben');
    await sendMessage(ben, 'Before anybody came');

    await ada.goto(group.path);
    await waitUntilUsable(ada);
    await ada.getByRole('link', { name: 'Sign in to chat' }).click();
    await signUp(ada, newGuest('Ada'));

    await expect(ada.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
    await expect(ada).toHaveURL(/\/chat\?room=[0-9a-f-]{36}$/);
    await expect(ben.getByText('Ada, You', { exact: true })).toBeVisible();
    await sendMessage(ben, 'Welcome');
    await expectMessage(ada, 'Welcome');
    await expect(messages(ada).getByText('Before anybody came')).toHaveCount(0);
    await ada.reload();
    await waitUntilUsable(ada);
    await expectMessage(ada, 'Welcome');
    await sendMessage(ada, 'Thank you');
    await expectMessage(ben, 'Thank you');
  });
});

test('R-19 the group of a property is joined from its directories', async ({ page }) => {
  await signInWithStay(page, 'Ada');
  await page.goto(pathTo('property-directories-directory', { property, directory: 'things-to-do' }));
  await waitUntilUsable(page);

  await page.getByRole('link', { name: 'Join the chat of the week' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /Yoga week/ })).toBeVisible();
  await sendMessage(page, `Who brings oranges? ${randomUUID()}`);
});
