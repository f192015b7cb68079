import type { Page } from '@playwright/test';
import { joinGroup, createGroup } from '../../actors/group';
import {
  expectMessage,
  messages,
  openMenu,
  openRoom,
  rowOf,
  sendMessage,
  backToList,
  messageInput,
} from '../../actors/chat/conversation';
import { onNewDevice } from '../../actors/new-device';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

/** Two guests have to sign up first, on a machine that is busy with other tests. */
test.setTimeout(120_000);

/** Sends the first message to another guest from the group in which they met. */
async function startChatWith(page: Page, name: string, text: string): Promise<void> {
  await openChatWith(page, name);
  await sendMessage(page, text);
}

async function openChatWith(page: Page, name: string): Promise<void> {
  const people = await openMenu(page);
  await people.getByRole('button', { name: `Message ${name}` }).click();
  await expect(page.getByText(/They'll see one message from you/)).toBeVisible();
}

test('S-17 S-18 S-22 S-26 a guest writes to another member of a group, is accepted, and both chat until one blocks the other', async ({
  page: ada,
  request,
  browser,
  ownHotel,
}) => {
  const group = await createGroup(request, await ownHotel('lisbon'));
  await joinGroup(ada, group, 'Ada');
  await onNewDevice(browser, async (ben) => {
    await joinGroup(ben, group, 'Ben');

    await test.step('S-26 the first message creates the room, also after a reload, and no second one can be sent before it is accepted', async () => {
      await openChatWith(ada, 'Ben');
      await ada.reload();
      await waitUntilUsable(ada);
      await sendMessage(ada, 'Are you going to the market?');
      await expect(ada).toHaveURL(/\/chat\?room=[0-9a-f-]{36}$/);
      await expect(ada.getByText('Waiting for them to accept your message.')).toBeVisible();
      await expect(messageInput(ada)).toHaveCount(0);
    });

    await test.step('S-22 the recipient finds a message request and reads it by opening it', async () => {
      await backToList(ben);
      await expect(rowOf(ben, 'Ada')).toContainText('Wants to message you');
      await expect(rowOf(ben, 'Ada')).toContainText('1 unread message');
      await openRoom(ben, 'Ada');
      await expectMessage(ben, 'Are you going to the market?');
      const messageRequest = ben.getByRole('region', { name: 'Message request' });
      for (const name of ['Accept', 'Decline', 'Report']) {
        await expect(messageRequest.getByRole('button', { name, exact: true })).toBeVisible();
      }
      await expect(messageInput(ben)).toHaveCount(0);
      await backToList(ben);
      await expect(rowOf(ben, 'Ada')).toBeVisible();
      await expect(rowOf(ben, 'Ada')).not.toContainText('unread');
      await openRoom(ben, 'Ada');
    });

    await test.step('S-22 the server stores that the request was read', async () => {
      await expect(messages(ben)).toBeVisible();
      await ben.reload();
      await waitUntilUsable(ben);
      await backToList(ben);
      await expect(rowOf(ben, 'Ada')).toBeVisible();
      await expect(rowOf(ben, 'Ada')).not.toContainText('unread');
      await openRoom(ben, 'Ada');
    });

    await test.step('K-08 after acceptance both receive messages live', async () => {
      await ben.getByRole('button', { name: 'Accept', exact: true }).click();
      await sendMessage(ben, 'Yes, at ten');
      await expectMessage(ada, 'Yes, at ten');
      await sendMessage(ada, 'See you there');
      await expectMessage(ben, 'See you there');
      await expect(messages(ada).getByText('Read', { exact: true })).toBeAttached();
    });

    await test.step('S-18 a muted room counts silently and can be unmuted', async () => {
      const menu = await openMenu(ben);
      await menu.getByRole('switch', { name: 'Mute' }).check();
      await menu.getByRole('button', { name: 'Close' }).click();
      await backToList(ben);
      await expect(rowOf(ben, 'Ada')).toContainText('Muted');
      await sendMessage(ada, 'I am here');
      await expect(rowOf(ben, 'Ada')).toContainText('1 unread message');
      await expect(ben).toHaveTitle(/^Chat/);
      await openRoom(ben, 'Ada');
      await expectMessage(ben, 'I am here');
      const again = await openMenu(ben);
      await again.getByRole('switch', { name: 'Mute' }).uncheck();
      await again.getByRole('button', { name: 'Close' }).click();
      await backToList(ben);
      await expect(rowOf(ben, 'Ada')).not.toContainText('Muted');
      await sendMessage(ada, 'By the fountain');
      await expect(ben).toHaveTitle(/^\(1\) Chat/);
      await openRoom(ben, 'Ada');
      await expect(ben).toHaveTitle(/^Chat/);
    });

    await test.step('S-17 a block closes the room for both, and only the guest who set it can remove it', async () => {
      const menu = await openMenu(ben);
      await menu.getByRole('button', { name: 'Block this guest' }).click();
      await ben.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
      for (const page of [ada, ben]) {
        await expect(page.getByText("You can't send messages in this chat.")).toBeVisible();
        await expect(messageInput(page)).toHaveCount(0);
        await expectMessage(page, 'By the fountain');
      }
      await expect(ada.getByRole('button', { name: 'Unblock' })).toHaveCount(0);
      await ben.getByRole('button', { name: 'Unblock' }).click();
      await expect(messageInput(ben)).toBeVisible();
      await sendMessage(ada, 'Sorry, I was late');
      await expectMessage(ben, 'Sorry, I was late');
    });
  });
});

test('S-19 a declined request stays secret, and a guest who leaves the group disappears from it', async ({
  page: ada,
  request,
  browser,
  ownHotel,
}) => {
  const group = await createGroup(request, await ownHotel('lisbon'));
  await joinGroup(ada, group, 'Ada');
  await onNewDevice(browser, async (ben) => {
    await joinGroup(ben, group, 'Ben');
    await startChatWith(ada, 'Ben', 'Do you sail?');

    await test.step('declining removes the room for one guest and looks unanswered to the other', async () => {
      await backToList(ben);
      await openRoom(ben, 'Ada');
      await ben.getByRole('button', { name: 'Decline', exact: true }).click();
      await expect(ben.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
      await ada.reload();
      await waitUntilUsable(ada);
      await expectMessage(ada, 'Do you sail?');
      await expect(ada.getByText('Waiting for them to accept your message.')).toBeVisible();
    });

    await test.step('S-19 leaving removes the group from the list, and the other members see who is left', async () => {
      await backToList(ada);
      await openRoom(ada, group.name);
      const head = ada.getByRole('heading', { level: 1, name: group.name });
      const people = ada.locator('header').filter({ has: head }).getByRole('paragraph');
      await expect(people).toHaveText('Ben, You');
      await openRoom(ben, group.name);
      const menu = await openMenu(ben);
      await menu.getByRole('button', { name: 'Leave this group' }).click();
      await ben.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(ben.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
      await expect(rowOf(ben, group.name)).toHaveCount(0);
      await expect(people).toHaveText('You and the hotel');
      await ben.reload();
      await waitUntilUsable(ben);
      await expect(ben.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
      await expect(rowOf(ben, group.name)).toHaveCount(0);
    });
  });
});
