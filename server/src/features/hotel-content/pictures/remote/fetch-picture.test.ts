import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchPicture, type FetchPictureOptions } from './fetch-picture';
import { isPublicAddress } from './public-address';

/** This loopback address counts as a public server in these tests. All others are refused as usual. */
const PUBLIC = '127.0.0.2';

interface Site {
  options: FetchPictureOptions;
  asked: string[];
}

/** Starts a server with an answer for each path. `cdn.example` resolves to it. */
async function siteWith(
  answer: RequestListener,
  resolve?: (host: string) => Promise<string[]>,
): Promise<Site> {
  const asked: string[] = [];
  const server = createServer((ask, reply) => {
    asked.push(`${ask.headers.host}${ask.url}`);
    answer(ask, reply);
  });
  await new Promise<void>((ready) => server.listen(0, '0.0.0.0', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    options: {
      port,
      request: request as (
        options: object,
        answered: (response: IncomingMessage) => void,
      ) => ReturnType<typeof request>,
      resolve: resolve ?? (async () => [PUBLIC]),
      isAllowed: (address) => address === PUBLIC || isPublicAddress(address),
    },
  };
}

const redirectTo = (location: string) =>
  siteWith((ask, reply) => {
    if (ask.url === '/start') reply.writeHead(302, { location }).end();
    else reply.end('secret');
  });

test('a picture is fetched, also through redirects', async () => {
  const site = await siteWith((ask, reply) => {
    if (ask.url === '/a.jpg') reply.writeHead(301, { location: '/b.jpg?size=1' }).end();
    else reply.end('bytes');
  });

  expect((await fetchPicture('https://cdn.example/a.jpg', site.options)).toString()).toBe('bytes');
  expect(site.asked).toEqual(['cdn.example/a.jpg', 'cdn.example/b.jpg?size=1']);
});

test.each([
  '127.0.0.1',
  '10.0.0.5',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('nothing is fetched from %s, by its number, by a name or by a redirect', async (address) => {
  const inUrl = address.includes(':') ? `[${address}]` : address;
  const named = await siteWith(
    (_ask, reply) => reply.end('secret'),
    async () => [address],
  );
  const mixed = await siteWith(
    (_ask, reply) => reply.end('secret'),
    async () => [PUBLIC, address],
  );
  const redirected = await redirectTo(`https://${inUrl}/latest/meta-data`);

  for (const [url, { options }] of [
    [`https://${inUrl}/a.jpg`, named],
    ['https://cdn.example/a.jpg', named],
    ['https://cdn.example/a.jpg', mixed],
    ['https://cdn.example/start', redirected],
  ] as const)
    await expect(fetchPicture(url, options)).rejects.toThrow('is not in the public network');
  expect([...named.asked, ...mixed.asked]).toEqual([]);
  expect(redirected.asked).toEqual(['cdn.example/start']);
});

test.each(['https://2130706433/a.jpg', 'https://0x7f.1/a.jpg', 'https://127.1/a.jpg'])(
  'an address in another notation is the same address: %s',
  async (url) => {
    const site = await siteWith((_ask, reply) => reply.end('secret'));

    await expect(fetchPicture(url, site.options)).rejects.toThrow('is not in the public network');
  },
);

test('a host name that resolves differently the second time leads to the address that was checked', async () => {
  const answers = [[PUBLIC], ['127.0.0.1']];
  let lookUps = 0;
  const site = await siteWith(
    (ask, reply) => reply.end(ask.socket.localAddress),
    async () => answers[Math.min(lookUps++, 1)] ?? [],
  );

  expect((await fetchPicture('https://rebind.example/a.jpg', site.options)).toString()).toContain(PUBLIC);
  expect(lookUps).toBe(1);
  await expect(fetchPicture('https://rebind.example/a.jpg', site.options)).rejects.toThrow('public network');
});

test.each([
  ['http://cdn.example/a.jpg', 'does not begin with https://'],
  ['https://cdn.example:8080/a.jpg', 'has a port of its own'],
  ['https://user:secret@cdn.example/a.jpg', 'no name and no password'],
])('%s is refused', async (url, why) => {
  const plain = await siteWith((_ask, reply) => reply.end('x'));
  const redirected = await redirectTo(url);

  await expect(fetchPicture(url, plain.options)).rejects.toThrow(why);
  await expect(fetchPicture('https://cdn.example/start', redirected.options)).rejects.toThrow(why);
  expect(plain.asked).toEqual([]);
});

test('a third redirect is followed, a fourth is not', async () => {
  const site = await siteWith((ask, reply) => {
    const left = Number(ask.url?.slice(1));
    if (left > 0) reply.writeHead(307, { location: `/${left - 1}` }).end();
    else reply.end('there');
  });

  expect((await fetchPicture('https://cdn.example/3', site.options)).toString()).toBe('there');
  await expect(fetchPicture('https://cdn.example/4', site.options)).rejects.toThrow('redirects too often');
});

test('an endless body is cut off at the size limit, and a slow one at the time limit', async () => {
  let isOpen = true;
  const endless = await siteWith((_ask, reply) => {
    reply.on('close', () => (isOpen = false));
    const write = () => {
      while (isOpen && reply.write(Buffer.alloc(65_536)));
      reply.once('drain', write);
    };
    write();
  });
  const slow = await siteWith((_ask, reply) => void reply.write('x'));
  const silent = await siteWith(() => {});

  await expect(
    fetchPicture('https://cdn.example/a', { ...endless.options, maxBytes: 1024 * 1024 }),
  ).rejects.toThrow('is larger than 1 MB');
  await expect.poll(() => isOpen).toBe(false);
  for (const { options } of [slow, silent])
    await expect(fetchPicture('https://cdn.example/a', { ...options, withinMs: 300 })).rejects.toThrow(
      'has not answered within 0.3 seconds',
    );
});

test('a missing or truncated picture is refused', async () => {
  const missing = await siteWith((_ask, reply) => reply.writeHead(404).end());
  const cut = await siteWith((_ask, reply) => {
    reply.writeHead(200, { 'content-length': '1000' });
    reply.write('x', () => reply.destroy());
  });

  await expect(fetchPicture('https://cdn.example/a', missing.options)).rejects.toThrow('answers with 404');
  await expect(fetchPicture('https://cdn.example/a', cut.options)).rejects.toThrow();
});
