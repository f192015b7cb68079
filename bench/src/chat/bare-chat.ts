import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/testing/free-port';
import { connected, type ChatSubject, type Pair } from './subject';
import { connectTo, socketsOf } from './database';

const DATABASE = 'bare_chat';
const TABLE = `create table message (id bigserial primary key, room text not null, key uuid not null unique,
  text text not null, created_at timestamptz not null default now())`;

/** Starts the bare server as a process of its own, with its own database next to the suite's. */
export async function bareChat(dataDir: string, pairs: number): Promise<ChatSubject> {
  const admin = await connectTo(dataDir);
  await admin.query(`drop database if exists ${DATABASE} with (force)`);
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
  const client = await connectTo(dataDir, DATABASE);
  await client.query(TABLE);
  await client.end();

  const port = await freePort();
  const server = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, SOCKETS: await socketsOf(dataDir), DATABASE, PORT: String(port) },
  });
  await once(server, 'message');
  const url = `http://127.0.0.1:${port}`;
  const pairList: Pair[] = [];
  for (let i = 0; i < pairs; i += 1) {
    const auth = { room: `room ${i}` };
    const [writer, reader] = [await connected(url, auth), await connected(url, auth)];
    pairList.push({ writer, reader, requestFor: (text) => ['message', { key: randomUUID(), text }] });
  }
  return {
    name: 'bare',
    pairs: pairList,
    deliveryEvent: 'message',
    async stop() {
      for (const { writer, reader } of pairList) for (const one of [writer, reader]) one.disconnect();
      const exited = once(server, 'exit');
      server.kill();
      await exited;
    },
  };
}
