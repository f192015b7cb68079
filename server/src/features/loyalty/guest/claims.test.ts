import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NOON, testApp } from '../../../testing/test-app';
import { newMember } from '../testing/members';

const { get, send, db } = await testApp();
const muscat = '/web/property/qasr-al-bahr/loyalty';
const keyed = (headers: Record<string, string>, key: string = randomUUID()) => ({
  ...headers,
  'idempotency-key': key,
});

describe('a claim', () => {
  const claim = (headers: Record<string, string>, body: object) =>
    send('POST', `${muscat}/claims`, { headers: keyed(headers), body });

  test('needs a reference or a date', async () => {
    const { headers } = await newMember(db, NOON);

    const sent = await claim(headers, { place: 'Suhail', note: 'Dinner on Friday' });

    expect(sent).toMatchObject({ status: 422, body: { code: 'claim_incomplete' } });
    expect((await get(`${muscat}/claims`, { headers })).body.items).toEqual([]);
  });

  test('is sent once for one bill, however its reference is written', async () => {
    const { headers } = await newMember(db, NOON);

    const sent = await claim(headers, { reference: ' or-2k7 ', amount: 12_500, note: 'Dinner on Friday' });
    const again = await claim(headers, { reference: 'OR 2K7' });
    const other = await claim(headers, { date: '2026-06-01', place: 'Suhail' });

    expect(sent).toMatchObject({
      status: 201,
      body: { status: 'sent', reference: 'or-2k7', amount: 12_500 },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'claim_duplicate' } });
    expect(other.status).toBe(201);
    const { body } = await get(`${muscat}/claims`, { headers });
    expect(body.items).toHaveLength(2);
  });

  test.each([
    ['without a reference or a date', { note: 'I stayed' }, 422],
    ['with a note that is too long', { reference: 'A', note: 'x'.repeat(501) }, 400],
    ['with a negative amount', { reference: 'A', amount: -1 }, 400],
    ['with an unknown field', { reference: 'A', value: 100 }, 400],
  ])('%s is refused', async (_what, body, status) => {
    const { headers } = await newMember(db, NOON);

    expect((await claim(headers, body)).status).toBe(status);
  });
});
