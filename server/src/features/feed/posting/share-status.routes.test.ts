import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { property as propertyTable, replacedGuidelines } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { property, testPosting } from '../testing/test-posting';

const { db, get, send, author, published, now, wait } = await testPosting();
const ownShare = async (headers: Record<string, string> = {}) =>
  (await get(`${property}/share/me`, { headers })).body;
const accept = (headers: Record<string, string>, version: string) =>
  send('PUT', `${property}/guidelines/accept`, { headers, body: { version } });

test('E-08 an anonymous visitor is told to sign in', async () => {
  expect(await ownShare()).toEqual({
    allowToPost: false,
    needs: ['sign_in'],
    hasPostedToday: false,
    encouragePostCount: 5,
  });
});

test('P-03 facts that a guest still needs are named in the order in which they are asked for', async () => {
  const me = await knownGuest(db, now(), { firstName: null });
  expect((await ownShare(me.headers)).needs).toEqual(['first_name', 'nick_name', 'guidelines']);

  const { status, body } = await accept(me.headers, '1');

  expect([status, body]).toEqual([200, { allowToPost: false, acceptedAt: new Date(now()).toISOString() }]);
  expect((await ownShare(me.headers)).needs).toEqual(['first_name', 'nick_name']);
});

test('a guest who has accepted the guidelines and has both names may post', async () => {
  const me = await author();
  expect(await ownShare(me.headers)).toMatchObject({ allowToPost: true, needs: [], hasPostedToday: false });

  await published(me);

  expect((await ownShare(me.headers)).hasPostedToday).toBe(true);
});

test('a new version of the guidelines has to be accepted again', async () => {
  const me = await author();
  const setVersion = (guidelinesVersion: string) =>
    db.update(propertyTable).set({ guidelinesVersion }).where(eq(propertyTable.slug, 'casa-miramar'));
  await setVersion('2');
  wait(1);

  expect(await ownShare(me.headers)).toMatchObject({ allowToPost: false, needs: ['guidelines'] });
  const outdated = await accept(me.headers, '1');
  expect(outdated.body).toMatchObject({
    code: 'guidelines_changed',
    data: { version: '2', paragraphs: expect.arrayContaining([expect.any(String)]) },
  });
  expect((await accept(me.headers, '2')).body.allowToPost).toBe(true);
  await setVersion('1');
});

test('a guest who has accepted earlier guidelines is told what has changed, in their language', async () => {
  const [me, newcomer] = [await author(), await knownGuest(db, now())];
  const isHotel = eq(propertyTable.slug, 'casa-miramar');
  const [before] = await db.select().from(propertyTable).where(isHotel);
  if (!before) throw new Error('property not found');
  const [first, ...others] = before.guidelines;
  const { id: propertyId, guidelines: paragraphs } = before;
  await db.insert(replacedGuidelines).values({ propertyId, version: '1', paragraphs });
  const guidelines = [...others, { en: 'No drones.', es: 'Sin drones.' }];
  await db.update(propertyTable).set({ guidelinesVersion: '2', guidelines }).where(isHotel);
  wait(1);

  const english = await ownShare(me.headers);
  const spanish = await ownShare({ ...me.headers, 'accept-language': 'es' });

  expect(english.guidelinesChanges).toEqual({ added: ['No drones.'], removed: [first?.en] });
  expect(spanish.guidelinesChanges).toMatchObject({ added: ['Sin drones.'] });
  expect(await ownShare(newcomer.headers)).not.toHaveProperty('guidelinesChanges');
  await accept(me.headers, '2');
  expect(await ownShare(me.headers)).not.toHaveProperty('guidelinesChanges');
  await db.update(propertyTable).set({ guidelinesVersion: '1', guidelines: paragraphs }).where(isHotel);
  await db.delete(replacedGuidelines).where(eq(replacedGuidelines.propertyId, propertyId));
});

test('posting hours are enforced and shown in the time zone of the hotel, also to an anonymous visitor', async () => {
  const setPolicy = (facts: object) =>
    db
      .update(propertyTable)
      .set({
        sharePolicy: { reviewPosts: 'risk', hours: null, stayStates: null, isClosed: false, ...facts },
      })
      .where(eq(propertyTable.slug, 'casa-miramar'));
  const me = await author();
  const { id: postId } = await published(me);
  const hours = { from: '20:00', until: '22:00' };
  await setPolicy({ hours });
  const closed = {
    reason: 'hours',
    hours,
    timeZone: 'Europe/Lisbon',
    opensAt: expect.stringMatching(/T19:00:00\.000Z$/),
  };

  expect(await ownShare(me.headers)).toMatchObject({ allowToPost: false, needs: [], closed });
  expect(await ownShare()).toMatchObject({ needs: ['sign_in'], closed });
  const post = await send('POST', `${property}/post`, {
    headers: { ...me.headers, 'accept-language': 'fr' },
    body: { key: randomUUID(), text: 'Bonjour', photos: [], tags: [] },
  });
  const comment = await send('POST', `${property}/post/${postId}/comments`, {
    headers: me.headers,
    body: { key: randomUUID(), text: 'Hello' },
  });
  const like = await send('PUT', `${property}/post/${postId}/like`, { headers: me.headers });

  expect(post).toMatchObject({ status: 403, body: { code: 'posting_closed', data: closed } });
  expect(post.body.error).toBe(
    'Vous pouvez publier entre 20:00 et 22:00, heure de l’hôtel. Vous pouvez toujours lire et aimer.',
  );
  expect(comment).toMatchObject({ status: 403, body: { code: 'posting_closed' } });
  expect(like.status).toBe(200);
  await setPolicy({ stayStates: ['PRE'] });
  expect(await ownShare(me.headers)).toMatchObject({ closed: { reason: 'stay', stayStates: ['PRE'] } });
  await setPolicy({});
  expect(await ownShare(me.headers)).not.toHaveProperty('closed');
});
