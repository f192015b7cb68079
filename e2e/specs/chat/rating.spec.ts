import { randomUUID } from 'node:crypto';
import { messages, sendMessage, messageInput } from '../../actors/chat/conversation';
import { openChatAsGuest } from '../../actors/sign-in-as';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { connectStaff, findRoomWith } from '../../actors/staff';
import { expect, test } from '../../test';

test.setTimeout(90_000);

test('a guest rates a closed conversation once, and staff see the rating', async ({
  page,
  request,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  const desk = await connectStaff(request, { property });
  await openChatAsGuest(page, property);
  const opening = `Good evening ${randomUUID()}`;
  await sendMessage(page, opening);
  const roomId = await findRoomWith(desk, opening);
  const question = page.getByRole('form', { name: 'How was this conversation?' });

  await desk.request('closeExternalRoom', { roomId });
  await expect(messages(page).getByText('Conversation closed')).toBeVisible();
  await question.getByRole('button', { name: '4 stars' }).click();
  await question.getByRole('textbox').fill('Quick and kind');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks for your feedback.')).toBeVisible();
  // The page says thanks once the rating is stored on the device, which sends it in the background.
  await expect
    .poll(async () => (await desk.request('guestGetRoomInfo', { roomId })).rating)
    .toMatchObject({ stars: 4, comment: 'Quick and kind' });
  await page.reload();
  await waitUntilUsable(page);
  await expect(page.getByText('Send a message to reopen it.')).toBeVisible();
  await expect(question).toHaveCount(0);

  await sendMessage(page, 'One more thing');
  await expect(page.getByText('Send a message to reopen it.')).toHaveCount(0);
  await desk.request('closeExternalRoom', { roomId });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await expect(messageInput(page)).toBeVisible();
  desk.disconnect();
});
