import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A guest of the property who has not ordered yet. */
export interface Diner {
  id: string;
  chatUuid: string;
  token: string;
}

const INSERT_DINERS = `
  with guests as (
    insert into guest (property_id, first_name, lang, room, checkin, checkout, is_verified)
    select id, 'Bench', 'en', '204', current_date - 2, current_date + 3, true
    from property, generate_series(1, cardinality($1::text[])) where slug = 'casa-miramar'
    returning id, chat_uuid, property_id
  ),
  numbered as (select *, row_number() over () as n from guests),
  tokens as (
    insert into guest_token (hash, property_id, guest_id, expires_at)
    select key.hash, guest.property_id, guest.id, now() + interval '1 day'
    from numbered guest join unnest($1::text[]) with ordinality key(hash, n) using (n)
    returning guest_id, hash
  )
  select guests.id, guests.chat_uuid as "chatUuid", tokens.hash from guests join tokens on tokens.guest_id = guests.id`;

/**
 * Deleting a guest also deletes the orders. The chat has no foreign key to the guest, so its rows are deleted
 * by chat id.
 */
const DELETE_DINERS = `
  with gone as (delete from guest where id = any($1) returning chat_uuid),
  events as (delete from user_event where user_id in (select chat_uuid from gone)),
  logs as (delete from chat_user where id in (select chat_uuid from gone))
  delete from room where pair_key in (select 'external:' || chat_uuid from gone)`;

export async function createDiners(client: pg.Client, amount: number): Promise<Diner[]> {
  const tokens = Array.from({ length: amount }, () => `gst_${randomBytes(32).toString('base64url')}`);
  const byHash = new Map(
    tokens.map((token) => [createHash('sha256').update(token).digest('hex'), token] as const),
  );
  const { rows } = await client.query<{ id: string; chatUuid: string; hash: string }>(INSERT_DINERS, [
    [...byHash.keys()],
  ]);
  return rows.map(({ id, chatUuid, hash }) => ({ id, chatUuid, token: byHash.get(hash) ?? '' }));
}

export async function deleteDiners(client: pg.Client, diners: readonly Diner[]): Promise<void> {
  await client.query(DELETE_DINERS, [diners.map(({ id }) => id)]);
}
