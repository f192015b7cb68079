import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../platform/config/config';
import { knownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';
import { jpeg, page, CAMERA_SECRET, wav } from '../testing/sample-files';
import { createS3Store } from './s3-store';
import { testUploads } from '../testing/test-uploads';

const directory = await mkdtemp(join(tmpdir(), 's3-'));
const server = new S3rver({
  directory,
  port: 0,
  address: '127.0.0.1',
  silent: true,
  allowMismatchedSignatures: false,
  configureBuckets: [{ name: 'uploads', configs: [] }],
});
const { port } = await server.run();
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});
const endpoint = `http://127.0.0.1:${port}`;
const [keyId, secret] = ['S3RVER', 'S3RVER'];
const env = {
  UPLOADS_S3_ENDPOINT: endpoint,
  UPLOADS_S3_BUCKET: 'uploads',
  UPLOADS_S3_KEY: keyId,
  UPLOADS_S3_SECRET: secret,
};
const suite = await testUploads({ env });
const client = new S3Client({
  endpoint,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: keyId, secretAccessKey: secret },
});
const Bucket = 'uploads';
const names = async () => {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  return Contents.map(({ Key }) => Key);
};

test('K-05 a browser uploads directly to the store, and the file is checked before it is shown', async () => {
  const [ada, agent] = [await suite.guest(), await suite.staff()];

  const ticket = await suite.ticketFor(ada, { size: jpeg.length });
  const posted = await suite.post(ticket, jpeg);
  const early = await suite.open(ada, ticket.key);
  const sent = await ada.requestOk('newExternalMessage', suite.message(ticket.key));
  const file = await suite.open(agent, ticket.key);
  const shown = Buffer.from(await (await suite.read(file?.url ?? '')).arrayBuffer());

  expect(new URL(ticket.url).origin).toBe(endpoint);
  expect(posted.status).toBe(204);
  expect(early).toBeUndefined();
  expect(sent.dup).toBe(false);
  expect(shown.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(shown.includes(CAMERA_SECRET)).toBe(false);
  expect((await names()).filter((name) => name?.includes(ticket.key)).sort()).toEqual([
    ticket.key,
    `${ticket.key}-320.webp`,
    `${ticket.key}-960.webp`,
  ]);
});

test('V-10 an invalid photo is rejected when it is used, and deleted', async () => {
  const ada = await suite.guest();
  const ticket = await suite.ticketFor(ada);
  await suite.post(ticket, page);

  const answer = await ada.request('newExternalMessage', suite.message(ticket.key));

  expect(answer).toMatchObject({ status: 415, error: 'Please use a valid file type' });
  expect((await names()).filter((name) => name?.startsWith(ticket.key))).toEqual([]);
});

test('V-10 the size is checked even if the store accepted too much', async () => {
  const ada = await suite.guest();
  const ticket = await suite.ticketFor(ada, { size: 100 });
  await client.send(new PutObjectCommand({ Bucket, Key: `arrived/${ticket.key}`, Body: jpeg }));

  expect(await ada.request('newExternalMessage', suite.message(ticket.key))).toMatchObject({ status: 413 });
});

test('a file that was never uploaded cannot be used', async () => {
  const ada = await suite.guest();
  const { key } = await suite.ticketFor(ada);

  expect(await ada.request('newExternalMessage', suite.message(key))).toMatchObject({ status: 404 });
});

test('a profile photo is served by a process that did not receive it, and removed by it', async () => {
  const { headers } = await knownGuest(suite.db, NOON);
  const other = await testApp({ db: suite.db, config: readConfig({ DATA_DIR: directory, ...env }) });
  const photo = '/web/property/casa-miramar/guest/photo';

  const stored = await suite.app.inject({
    method: 'PUT',
    url: photo,
    headers: { ...headers, 'content-type': 'image/jpeg' },
    payload: jpeg,
  });
  const { profilePhoto } = stored.json<{ user: { profilePhoto: string } }>().user;
  const shown = await other.get(profilePhoto);
  await other.send('DELETE', photo, { headers });

  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await suite.get(profilePhoto)).status).toBe(404);
});

test('a store that answers is there, even if the key may not list the bucket', async () => {
  const checkOf = (settings: { bucket?: string; endpoint?: string }) =>
    createS3Store({
      endpoint,
      bucket: Bucket,
      region: 'us-east-1',
      key: keyId,
      secret,
      ...settings,
    }).check?.();
  // The test server does not restrict keys. Other stores answer 403 to a call that the key does not allow.
  const refusing = createServer((_request, response) => void response.writeHead(403).end());
  refusing.listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  onTestFinished(() => void refusing.close());
  const { port: refusingPort } = refusing.address() as AddressInfo;

  await checkOf({});
  await checkOf({ endpoint: `http://127.0.0.1:${refusingPort}` });

  await expect(checkOf({ bucket: 'missing' })).rejects.toThrow();
  await expect(checkOf({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow();
});

test('a recording supports range requests', async () => {
  const ada = await suite.guest();
  const bytes = wav();
  const ticket = await suite.ticketFor(ada, { type: 'audio', ext: 'wav' });
  await suite.post(ticket, bytes);
  await ada.requestOk('newExternalMessage', suite.message(ticket.key, { messageType: 'audio' }));

  const { url } = (await suite.open(ada, ticket.key)) ?? { url: '' };
  const part = await suite.read(url, { range: 'bytes=4-7' });
  const stored = await client.send(new GetObjectCommand({ Bucket, Key: ticket.key }));

  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(4, 8)]);
  expect(stored.ContentType).toBe('audio/wav');
});
