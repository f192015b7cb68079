import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/db/database';
import { NOON, testApp } from '../../../testing/test-app';
import { testConnection } from '../../../testing/test-database';
import { cartOf, inHouseGuest, newKitchen, orderClient } from '../testing/order-client';

const ORDERS = 4;

const db = openDatabase(await testConnection('filled'), () => {});
afterAll(() => db.$client.end());
let writes = 0;
db.$client.on('connect', (client: PoolClient) => {
  // The type omits the connection, which every client has.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const { _write: one, _writev: several } = stream;
  stream._write = (...args) => {
    writes += 1;
    one.apply(stream, args);
  };
  stream._writev = (...args) => {
    writes += 1;
    several?.apply(stream, args);
  };
});
const { place, quotedBody } = orderClient(await testApp({ db, now: () => NOON }));

test('an order sends to the database four times', async () => {
  const kitchen = await newKitchen(db, { rules: { slotCapacityOrders: 1_000 } });
  const counts: number[] = [];
  for (let i = 0; i < ORDERS; i += 1) {
    const guest = await inHouseGuest(db);
    const body = await quotedBody(guest, kitchen.slug, cartOf(kitchen.items));
    const before = writes;
    expect((await place(guest, kitchen.slug, body)).status).toBe(201);
    counts.push(writes - before);
  }

  // A job or the removal of published events may send something in between.
  expect(Math.min(...counts)).toBe(4);
});
