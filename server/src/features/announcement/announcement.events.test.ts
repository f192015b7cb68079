import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { NOON } from '../../testing/test-app';
import { misfits, testSockets } from '../../testing/test-sockets';

const sockets = await testSockets();
const said = { title: 'The pool closes early', text: 'At six today.', severity: 'service' } as const;

test('K-06 S-25 a supervisor says something to every guest of the house, once, and takes it back', async () => {
  const [ada, elsewhere] = [await sockets.guest(), await sockets.guest({ slug: 'qasr-al-bahr' })];
  const supervisor = await sockets.staff('supervisor');
  const asked = { ...said, key: randomUUID(), expireAt: NOON + 3_600_000 };

  const [one, again] = [
    await supervisor.want('sendAnnouncementMessage', asked),
    await supervisor.want('sendAnnouncementMessage', asked),
  ];
  const during = await ada.want('getAnnouncementMessages', {});
  await supervisor.want('deleteAnnouncementMessage', { announcementId: asked.key });
  const after = await ada.want('getAnnouncementMessages', {});

  expect(again).toEqual(one);
  expect(during[0]).toMatchObject({ announcementId: asked.key, title: said.title, expireAt: asked.expireAt });
  expect(after.map(({ announcementId }) => announcementId)).not.toContain(asked.key);
  await expect
    .poll(() => ada.pushes('deleteAnnouncementMessage'))
    .toMatchObject([{ announcementId: asked.key }]);
  expect(ada.pushes('sendAnnouncementMessage')).toHaveLength(1);
  expect(elsewhere.heard).toEqual([]);
  expect(await misfits(ada, supervisor)).toEqual([]);
});

test('a guest and an agent announce nothing, and nothing of another house can be taken back', async () => {
  const [ada, agent] = [await sockets.guest(), await sockets.staff()];
  const [supervisor, foreign] = [
    await sockets.staff('supervisor'),
    await sockets.staff('supervisor', 'qasr-al-bahr'),
  ];
  const key = randomUUID();
  await supervisor.want('sendAnnouncementMessage', { ...said, key, expireAt: 0 });

  const replies = [];
  for (const who of [ada, agent]) {
    replies.push(await who.ask('sendAnnouncementMessage', { ...said, key: randomUUID(), expireAt: 0 }));
    replies.push(await who.ask('deleteAnnouncementMessage', { announcementId: key }));
  }
  await foreign.want('deleteAnnouncementMessage', { announcementId: key });

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const still = await ada.want('getAnnouncementMessages', {});
  expect(still.map(({ announcementId }) => announcementId)).toContain(key);
});
