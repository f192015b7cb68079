import { randomBytes, randomUUID } from 'node:crypto';
import type { ServerProcess } from '../suite/server-process';
import { connected, type ChatSubject, type Pair } from './subject';
import { connectTo } from './database';

/** Creates two guests in a conversation room of their own, for every pair. */
const INSERT_PAIR = `
  with house as (select id from property where slug = 'casa-miramar'),
  guests as (
    insert into guest (property_id, first_name, is_verified)
    select house.id, 'Bench', true from house, generate_series(1, 2) returning id, chat_uuid, property_id
  ),
  sessions as (
    insert into chat_session (guest_id, property_id, hash, expires_at)
    select id, property_id, encode(sha256((chat_uuid || $1)::bytea), 'hex'), now() + interval '1 day' from guests
  ),
  made as (
    insert into room (property_id, type, request_state) select id, 'external', 'none' from house returning id
  ),
  members as (
    insert into room_member (room_id, member_id, kind) select made.id, guests.chat_uuid, 'guest' from made, guests
  )
  select guests.chat_uuid as "chatUuid", made.id as "roomId" from guests, made`;

/** The unmodified suite, with everything a message passes through. */
export async function suiteChat(server: ServerProcess, dataDir: string, pairs: number): Promise<ChatSubject> {
  const client = await connectTo(dataDir);
  const salt = randomBytes(16).toString('hex');
  // The database hashes the same secret, the chat id with the salt, so that no hash has to be sent there.
  const tokenOf = (chatUuid: string) => `${chatUuid}:${chatUuid}${salt}`;
  const pairList: Pair[] = [];
  for (let i = 0; i < pairs; i += 1) {
    const { rows } = await client.query<{ chatUuid: string; roomId: string }>(INSERT_PAIR, [salt]);
    const [writer, reader] = await Promise.all(
      rows.map(({ chatUuid }) => connected(server.origin, { token: tokenOf(chatUuid), tabId: chatUuid })),
    );
    const roomId = rows[0]?.roomId;
    if (!writer || !reader || !roomId) throw new Error('the demo hotel is missing in the database');
    pairList.push({
      writer,
      reader,
      requestFor: (text) => ['newExternalMessage', { key: randomUUID(), roomId, text }],
    });
  }
  await client.end();
  return {
    name: 'suite',
    pairs: pairList,
    deliveryEvent: 'newExternalMessage',
    async stop() {
      for (const { writer, reader } of pairList) for (const one of [writer, reader]) one.disconnect();
    },
  };
}
