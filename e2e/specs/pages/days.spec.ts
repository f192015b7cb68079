import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { pathTo } from '@guest/shared/routes/routes';
import { randomUUID } from 'node:crypto';
import { expectMessage, messages } from '../../actors/chat/conversation';
import { shiftMessageTimes } from '../../actors/chat/shift-message-times';
import { signIn } from '../../actors/sign-in-as';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { connectStaff } from '../../actors/staff';
import { expect, test } from '../../test';

test.setTimeout(90_000);

const timeZone = 'Asia/Tokyo';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const dayOf = (at: number) => dateOf(localDateTimeAt(at, timeZone));
const weekday = (at: number) => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone }).format(at);

/** Midnight in Kyoto two nights ago, which is a morning on the device, whose time zone is New York. */
const midnight = () => Date.parse(`${dayOf(Date.now() - 2 * DAY_MS)}T00:00:00+09:00`);

test('messages around midnight are grouped by the days of the property', async ({
  page,
  request,
  ownHotel,
}) => {
  const property = await ownHotel('kyoto');
  const [late, early, now] = ['Late', 'Early', 'Now'].map((label) => `${label} ${randomUUID()}`);
  const night = midnight();
  await shiftMessageTimes(page, {
    timeZone,
    at: new Map([
      [late ?? '', night - 10 * MINUTE_MS],
      [early ?? '', night + 10 * MINUTE_MS],
    ]),
  });
  const desk = await connectStaff(request, { property });
  await signIn(page, property);
  const group = await desk.request('createExternalGroupRoom', {
    key: randomUUID(),
    roomName: 'Across midnight',
  });
  const { code } = await desk.request('createRoomInvitation', { roomId: group.id, days: 1 });
  await page.goto(pathTo('property-chat', { property }, { code }));
  await waitUntilUsable(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Across midnight' })).toBeVisible();

  for (const text of [late, early, now]) {
    await desk.request('newExternalMessage', { roomId: group.id, key: randomUUID(), text: text ?? '' });
    await expectMessage(page, text ?? '');
  }

  const lines = await messages(page).getByRole('listitem').allInnerTexts();
  const indexOfText = (label: string) => lines.findIndex((line) => line.includes(label));
  const days = [weekday(night - MINUTE_MS), weekday(night + MINUTE_MS), 'Today'];
  expect(new Set(days).size).toBe(3);
  const order = [days[0], late, days[1], early, days[2], now].map((label) => indexOfText(label ?? ''));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  desk.disconnect();
});
