import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { socketsOf } from '../chat/database';
import type { Eater } from './eaters';
import type { OrderContestant } from './order-contestant';

/** What is left of an order once it is placed, in the order in which it can be written. $1: the guest, $2: as the chat knows them. */
const KEPT: Readonly<Record<string, string>> = {
  guest_order: 'guest_id = $1 and $2 = $2',
  order_history: 'order_id in (select id from guest_order where guest_id = $1) and $2 = $2',
  room: "pair_key = 'external:' || $2 and $1 = $1",
  room_member: 'member_id::text = $2 and $1 = $1',
  room_event: 'room_id in (select room_id from room_member where member_id::text = $2) and $1 = $1',
  chat_user: 'id::text = $2 and $1 = $1',
  user_event: 'user_id::text = $2 and $1 = $1',
  idempotency_key: 'guest_id = $1 and $2 = $2',
};

interface Row {
  /** Prepared once for each connection. */
  insert: { name: string; text: string };
  json: string;
}

interface Pattern {
  of: Eater;
  rows: Row[];
  /** What is another for each order: the ids of its rows, its key and its reference. */
  own: string[];
  reference: string;
}

/** The very same rows that an order of the suite has left, and nothing else: one transaction of one INSERT for each. */
export async function bareOrders(
  dataDir: string,
  placed: { who: Eater; connections: number },
): Promise<OrderContestant> {
  const pool = new pg.Pool({
    host: await socketsOf(dataDir),
    user: 'guest',
    database: 'postgres',
    max: placed.connections,
  });
  const pattern = await readPattern(pool, placed.who);

  return {
    name: 'bare',
    async prepare() {},

    async place(who) {
      const fresh = freshFor(pattern, who);
      const client = await pool.connect();
      try {
        await client.query('begin');
        for (const { insert, json } of pattern.rows) await client.query({ ...insert, values: [fresh(json)] });
        await client.query('commit');
      } finally {
        client.release();
      }
    },

    stop: () => pool.end(),
  };
}

async function readPattern(pool: pg.Pool, of: Eater): Promise<Pattern> {
  const rows: Row[] = [];
  const found: Record<string, Record<string, unknown>> = {};
  for (const [table, where] of Object.entries(KEPT)) {
    const text = `select to_jsonb(t) as row from ${table} t where ${where}`;
    const { rows: kept } = await pool.query<{ row: Record<string, unknown> }>(text, [of.id, of.chatUuid]);
    if (kept.length === 0) throw new Error(`an order has left nothing in ${table}`);
    for (const { row } of kept) {
      found[table] = row;
      // A number that the table counts itself.
      const columns = Object.keys(row).filter((name) => name !== 'id' || typeof row.id === 'string');
      const names = columns.map((name) => `"${name}"`).join(', ');
      const insert = `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)`;
      rows.push({ insert: { name: `bare ${table}`, text: insert }, json: JSON.stringify(row) });
    }
  }
  const own = [found.guest_order?.id, found.room?.id, found.room_event?.id, found.idempotency_key?.key];
  return { of, rows, own: own.map(String), reference: String(found.guest_order?.reference) };
}

/** Another order of another guest, with every id as consistent as it was. */
function freshFor({ of, own, reference }: Pattern, who: Eater): (json: string) => string {
  const names = [
    [of.id, who.id],
    [of.chatUuid, who.chatUuid],
    [reference, `BN-${randomBytes(6).toString('hex')}`],
    ...own.map((id) => [id, randomUUID()] as const),
  ] as const;
  return (json) => names.reduce((text, [before, now]) => text.replaceAll(before, now), json);
}
