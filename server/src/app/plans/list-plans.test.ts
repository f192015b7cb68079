import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { insertCase, insertPost } from '../../features/moderation/testing/moderation-builder';
import { newMember } from '../../features/loyalty/testing/members';
import { placedOrder } from '../../features/order/testing/order-builder';
import { announcement, loyaltyEntry, outlet, property, room } from '../../platform/db/tables/schema';
import { NOON } from '../../testing/noon';
import { testSockets } from '../../testing/test-sockets';
import { insertTicket } from '../../testing/ticket-builder';

const ROWS = 4_000;
/** Each connection prepares its statements with the function that the client has when it connects. */
const query = vi.spyOn(pg.Client.prototype, 'query');
const { db, get, guest, staff, signIn } = await testSockets({ runsJobs: false });
const boss = await staff('manager');
const ada = await guest();
const cleo = await newMember(db, NOON);
const adaHeaders = await signIn(ada.guestId);

/** Copies a row many times, a minute apart, each with an id of its own. */
async function multiply(table: string, id: string, others: Record<string, string> = {}) {
  const changes = Object.entries({ id: 'gen_random_uuid()', ...others }).flatMap(([name, value]) => [
    `'${name}'`,
    value,
  ]);
  await db.execute(
    sql.raw(`insert into ${table}
      select (jsonb_populate_record(one, jsonb_build_object(${changes.join(', ')}))).*
      from ${table} one, generate_series(1, ${ROWS}) n where one.id = '${id}'`),
  );
  await db.execute(sql.raw(`analyze ${table}`));
}

const minutesBefore = (column: string) => `one.${column} - n * interval '1 minute'`;

beforeAll(async () => {
  const [kitchen] = await db
    .select({ id: outlet.id, propertyId: outlet.propertyId })
    .from(outlet)
    .innerJoin(property, eq(property.id, outlet.propertyId))
    .where(eq(property.slug, 'casa-miramar'));
  if (!kitchen) throw new Error('casa-miramar has no outlet');
  const { propertyId } = kitchen;
  const [made] = await db
    .insert(room)
    .values({ propertyId, type: 'external', requestState: 'none', lastActivityAt: new Date(NOON) })
    .returning();
  const [notice] = await db
    .insert(announcement)
    .values({ propertyId, title: { en: 'Yellow flag' }, text: { en: 'Take care.' }, severity: 'info' })
    .returning();
  await multiply('room', made?.id ?? '', {
    pair_key: 'gen_random_uuid()',
    last_activity_at: minutesBefore('last_activity_at'),
  });
  await multiply('ticket', await insertTicket(db, ada), {
    key: 'gen_random_uuid()',
    created_at: minutesBefore('created_at'),
  });
  const order = await placedOrder(db, { guestId: ada.guestId, outletId: kitchen.id });
  await multiply('guest_order', order.id, {
    reference: 'gen_random_uuid()',
    created_at: minutesBefore('created_at'),
  });
  const { postId } = await insertPost(db);
  await multiply('post', postId, { created_at: minutesBefore('created_at') });
  await multiply('announcement', notice?.id ?? '', { created_at: minutesBefore('created_at') });
  const [line] = await db
    .insert(loyaltyEntry)
    .values({
      membershipId: cleo.membershipId,
      type: 'adding',
      value: 1,
      reason: 'order',
      issuer: 'system',
      sourceKind: 'order',
      sourceReference: '1',
      activeFrom: new Date(NOON),
      createdAt: new Date(NOON),
    })
    .returning();
  await multiply('loyalty_entry', line?.id ?? '', {
    source_reference: 'gen_random_uuid()',
    created_at: minutesBefore('created_at'),
  });
  for (const facts of [
    {},
    { status: 'upheld' as const },
    { status: 'upheld' as const, appealedAt: new Date(NOON), appealText: 'Why?' },
  ]) {
    const { caseId } = await insertCase(db, facts);
    await multiply('moderation_case', caseId, {
      subject_id: 'gen_random_uuid()',
      severity: '1 + n % 3',
      opened_at: minutesBefore('opened_at'),
    });
  }
}, 60_000);

/** Returns the plans of the statements that list rows of a table in an order. */
async function plansOf(table: string, read: () => Promise<unknown>): Promise<string[]> {
  query.mockClear();
  await read();
  // The database layer passes a statement and its values.
  const calls = query.mock.calls as unknown as [{ text?: string } | string, unknown[]?][];
  const listed = calls.flatMap(([statement, values]) => {
    const text = typeof statement === 'string' ? statement : (statement.text ?? '');
    return text.includes(`from "${table}"`) && / order by /.test(text)
      ? [{ text, values: values ?? [] }]
      : [];
  });
  const connection = await db.$client.connect();
  try {
    // The announcements are shown whole, so that sorting them is as good; a sort that is needed is still shown.
    if (table === 'announcement')
      await connection.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
    const plans = [];
    for (const { text, values } of listed) {
      const { rows } = await connection.query<object>(`explain ${text}`, values);
      plans.push(rows.flatMap((row) => Object.values(row)).join('\n'));
    }
    return plans;
  } finally {
    connection.release(true);
  }
}

const HOTEL = '/web/property/casa-miramar';
const lists: [index: string, table: string, read: () => Promise<unknown>][] = [
  ['room_in_property', 'room', () => boss.requestOk('loadGuestRooms', {})],
  ['ticket_in_property', 'ticket', () => boss.requestOk('loadGuestRequests', {})],
  ['ticket_of_guest', 'ticket', () => ada.requestOk('loadGuestRequests', {})],
  ['guest_order_of_guest', 'guest_order', () => get(`${HOTEL}/orders?limit=20`, { headers: adaHeaders })],
  ['announcement_in_property', 'announcement', () => get(`${HOTEL}/announcements`)],
  [
    'loyalty_entry_of_membership',
    'loyalty_entry',
    () => get('/web/property/qasr-al-bahr/loyalty/entries?limit=20', { headers: cleo.headers }),
  ],
  ['moderation_case_open_queue', 'moderation_case', () => boss.requestOk('loadModeration', {})],
  [
    'moderation_case_appealed_queue',
    'moderation_case',
    () => boss.requestOk('loadModeration', { status: 'appealed' }),
  ],
  [
    'moderation_case_decided_queue',
    'moderation_case',
    () => boss.requestOk('loadModeration', { status: 'decided' }),
  ],
];

test.each(lists)('a list is read in the order of %s instead of being sorted', async (index, table, read) => {
  const plans = await plansOf(table, read);

  const listed = plans.filter((plan) => plan.includes('Limit') || table === 'announcement');
  expect(listed.length).toBeGreaterThan(0);
  for (const plan of listed) {
    expect(plan).toContain(index);
    // Rows of one instant are still sorted by their ids, a few at a time.
    expect(plan).not.toMatch(/(?<!Incremental )Sort  \(/);
  }
});

/** Returns the paths of the first page of the feed, of the one after it, and of the one before that. */
async function feedPages() {
  const first = `${HOTEL}/posts?limit=24`;
  const { body } = await get(first);
  const older = `${first}&cursor=${encodeURIComponent(String(body.nextCursor))}`;
  const { body: second } = await get(older);
  return { first, older, newer: `${first}&before=${encodeURIComponent(String(second.prevCursor))}` };
}

test.each(['first', 'older', 'newer'] as const)(
  'the %s page of the feed is read from the index, and only its posts are sorted',
  async (which) => {
    const path = (await feedPages())[which];
    // The first page of a guest begins with their own posts that the hotel looks at, which are another statement.
    const options = which === 'first' ? {} : { headers: adaHeaders };

    const plans = await plansOf('post', () => get(path, options));

    expect(plans).toHaveLength(1);
    const [, page = ''] = plans[0]?.split('Limit  (') ?? [];
    expect(page).toContain('post_in_feed');
    expect(page).not.toContain('Sort  (');
  },
);
