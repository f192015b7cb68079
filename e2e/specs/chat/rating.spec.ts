import { randomUUID } from 'node:crypto';
import { messages, say, writeBox } from '../../actors/conversation';
import { openChatAsGuest } from '../../actors/signed-in';
import { live } from '../../actors/stranger';
import { atTheDesk, roomWith } from '../../actors/at-the-desk';
import { expect, test } from '../../test';

test.setTimeout(90_000);

test('a guest rates a closed conversation once, and staff see the rating', async ({
  page,
  request,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  const desk = await atTheDesk(request, { property });
  await openChatAsGuest(page, property);
  const opening = `Good evening ${randomUUID()}`;
  await say(page, opening);
  const roomId = await roomWith(desk, opening);
  const question = page.getByRole('form', { name: 'How was this conversation?' });

  await desk.ask('closeExternalRoom', { roomId });
  await expect(messages(page).getByText('Conversation closed')).toBeVisible();
  await question.getByRole('button', { name: '4 stars' }).click();
  await question.getByRole('textbox').fill('Quick and kind');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks for your feedback.')).toBeVisible();
  const { rating } = await desk.ask('guestGetRoomInfo', { roomId });
  expect(rating).toMatchObject({ stars: 4, comment: 'Quick and kind' });
  await page.reload();
  await live(page);
  await expect(page.getByText('Send a message to reopen it.')).toBeVisible();
  await expect(question).toHaveCount(0);

  await say(page, 'One more thing');
  await expect(page.getByText('Send a message to reopen it.')).toHaveCount(0);
  await desk.ask('closeExternalRoom', { roomId });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await expect(writeBox(page)).toBeVisible();
  desk.leave();
});
