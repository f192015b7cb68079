import { announcementContract } from '@guest/shared/contracts/announcement/announcement.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { announcement } from '@guest/shared/testing/builders/announcement';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime, type FakeSocketReplies } from '@guest/shared/testing/fake-realtime';
import { propertyHost } from '@guest/shared/testing/property-host';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { expect, test } from 'vitest';
import { createAnnouncements } from './announcements';

const epoch = uuidOf(9);
const [old, fresh] = [announcement(), announcement({ announcementId: uuidOf(2), title: 'The pool closes' })];

function begin(answers: FakeSocketReplies) {
  const realtime = fakeRealtime(answers);
  const host = propertyHost([], { realtime });
  const announcements = createAnnouncements(host);
  announcements.listen();
  const input = { params: { property: 'grand' } };
  const { queryKey } = readQuery(host, announcementContract.listAnnouncements, input);
  const home = () => host.queries.getQueryData<{ items: { title: string }[] }>([...queryKey])?.items;
  return { realtime, announcements, home, known: () => announcements.store.getState().announcements };
}

test('K-06 S-25 the home page shows pushed and withdrawn announcements without a reload', async () => {
  const { realtime, announcements, home } = begin({ getAnnouncementMessages: [old] });
  await announcements.reload();
  expect(home()?.map(({ title }) => title)).toEqual([old.title]);

  realtime.pushed('sendAnnouncementMessage', { announcement: fresh, epoch });
  expect(home()?.map(({ title }) => title)).toContain(fresh.title);
  realtime.pushed('deleteAnnouncementMessage', { announcementId: old.announcementId, epoch });
  expect(home()?.map(({ title }) => title)).toEqual([fresh.title]);
});

test('S-25 an acknowledgement shows at once and is undone if the server rejects it', async () => {
  const refusal = new SocketError({ status: 404, code: 'no_such_announcement', error: 'Gone' });
  const { announcements, known } = begin({
    getAnnouncementMessages: [old],
    acknowledgeAnnouncement: refusal,
  });
  await announcements.reload();

  const done = announcements.acknowledge(old.announcementId);
  expect(known()[old.announcementId]?.acknowledgedAt).toBe('2026-06-01T12:00:00.000Z');
  await expect(done).rejects.toThrow('Gone');

  expect(known()[old.announcementId]).toEqual(old);
});

test('an acknowledgement made on another device of the guest shows here', async () => {
  const { realtime, announcements, known } = begin({ getAnnouncementMessages: [old] });
  await announcements.reload();
  const acknowledgedAt = '2026-06-01T12:34:00.000Z';

  realtime.pushed('announcementUpdated', { announcement: { ...old, acknowledgedAt }, epoch });

  expect(known()[old.announcementId]).toEqual({ ...old, acknowledgedAt });
});
