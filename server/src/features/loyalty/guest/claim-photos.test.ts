import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { guest, upload } from '../../../platform/db/tables/schema';
import { createChatSessionRepository } from '../../identity/chat-session.repository';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/test-app';
import { jpeg, pdf } from '../../upload/testing/sample-files';
import { testUploads } from '../../upload/testing/test-uploads';
import { newMember } from '../testing/members';

const suite = await testUploads();
const { db, get, send, post, read } = suite;
const muscat = '/web/property/qasr-al-bahr/loyalty';
const here = await suite.staff('agent', 'qasr-al-bahr');
const elsewhere = await suite.staff('supervisor', 'casa-miramar');
type Headers = Record<string, string>;

const ticket = (headers: Headers, body: object = {}) =>
  send('POST', `${muscat}/claims/uploads`, { headers, body: { type: 'photo', ext: 'jpg', ...body } });

async function uploaded(headers: Headers): Promise<string> {
  const { body } = await ticket(headers);
  expect((await post(body, jpeg)).status).toBe(200);
  return body.key;
}

const claim = (headers: Headers, body: object) =>
  send('POST', `${muscat}/claims`, { headers: { ...headers, 'idempotency-key': randomUUID() }, body });

test('a photo of a claim is seen by its guest and by the staff of the hotel, and by nobody else', async () => {
  const { headers, id } = await newMember(db, NOON);
  const [row] = await db.select().from(guest).where(eq(guest.id, id));
  if (!row) throw new Error('guest not found');
  await createChatSessionRepository(db, () => NOON).renew(row, db);
  const photo = await uploaded(headers);

  const sent = await claim(headers, { reference: 'R1', photo });

  const { items } = (await get(`${muscat}/claims`, { headers })).body;
  expect(sent.status).toBe(201);
  expect(items).toEqual([sent.body]);
  const [{ photo: shown, claimUuid }] = items;
  expect([(await read(shown.url)).status, (await read(shown.thumbUrl)).status]).toEqual([200, 200]);
  const { claims } = await here.requestOk('loadLoyaltyClaims', {});
  expect(claims.find((one) => one.claimUuid === claimUuid)).toMatchObject({ photoKey: photo });
  const addressOf = async (reader: typeof here) =>
    (await reader.requestOk('getFileUrls', { keys: [photo] })).files[0]?.url;
  expect((await read((await addressOf(here)) ?? '')).status).toBe(200);
  expect(await addressOf(elsewhere)).toBeUndefined();
  expect(await addressOf(await suite.guest({ slug: 'qasr-al-bahr' }))).toBeUndefined();
});

test('a claim with a photo that is missing, of another guest, of another kind or of another claim is refused', async () => {
  const [me, other] = [await newMember(db, NOON), await newMember(db, NOON)];
  const used = await uploaded(me.headers);
  await claim(me.headers, { reference: 'R1', photo: used });
  const foreign = await uploaded(other.headers);
  const pending = (await ticket(me.headers)).body.key;
  const posted = await uploaded(me.headers);
  await db.update(upload).set({ purpose: 'post' }).where(eq(upload.key, posted));

  const answers = [];
  for (const photo of ['p/qasr-al-bahr/none.jpg', used, foreign, posted, pending])
    answers.push(await claim(me.headers, { reference: 'R2', photo }));

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(answers[0]?.body).toMatchObject({ code: 'photo_unknown', fields: [{ field: 'photo' }] });
  expect((await get(`${muscat}/claims`, { headers: me.headers })).body.items).toHaveLength(1);
});

test('a claim that was already sent leaves the photo for another one', async () => {
  const { headers } = await newMember(db, NOON);
  await claim(headers, { reference: 'R1' });
  const photo = await uploaded(headers);

  const again = await claim(headers, { reference: 'R1', photo });
  const other = await claim(headers, { reference: 'R2', photo });

  expect([again.status, other.status]).toEqual([409, 201]);
});

test('two claims at once share no photo', async () => {
  const { headers } = await newMember(db, NOON);
  const photo = await uploaded(headers);

  const answers = await Promise.all(
    ['R1', 'R2', 'R3'].map((reference) => claim(headers, { reference, photo })),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  expect((await get(`${muscat}/claims`, { headers })).body.items).toHaveLength(1);
});

test.each([
  ['of another kind', { type: 'document' }, 400],
  ['of another format', { ext: 'pdf' }, 415],
  ['that is too large', { size: 7_000_001 }, 413],
  ['for something else', { purpose: 'post' }, 400],
])('a ticket for a file %s is refused', async (_what, body, status) => {
  const { headers } = await newMember(db, NOON);

  expect((await ticket(headers, body)).status).toBe(status);
});

test('a guest who is no member gets no ticket, and what is not a photo is not kept', async () => {
  const stranger = await knownGuest(db, NOON, { slug: 'qasr-al-bahr' });
  const { headers } = await newMember(db, NOON);
  const { body } = await ticket(headers);

  expect((await ticket(stranger.headers)).status).toBe(404);
  expect((await post(body, pdf)).status).toBe(415);
  expect((await claim(headers, { reference: 'R1', photo: body.key })).status).toBe(422);
});
