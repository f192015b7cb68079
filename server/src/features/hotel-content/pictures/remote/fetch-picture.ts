import type { IncomingMessage } from 'node:http';
import { isIPv6, type LookupFunction } from 'node:net';
import { request as requestOverTls, type RequestOptions } from 'node:https';
import { isPublicAddress, literalAddress, resolveHost, type Resolve } from './public-address';

const MAX_BYTES = 25 * 1024 * 1024;
const WITHIN_MS = 15_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** A picture could not be fetched; the message is shown to the author. */
class PictureUnreachable extends Error {
  override readonly name = 'PictureUnreachable';
}

/** Tests replace the network with these options. */
export interface FetchPictureOptions {
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  request?: (
    options: RequestOptions,
    answered: (response: IncomingMessage) => void,
  ) => ReturnType<typeof requestOverTls>;
  port?: number;
  withinMs?: number;
  maxBytes?: number;
}

/**
 * Fetches a picture from an address in a hotel's folder. The address is not trusted: the host name is resolved once,
 * and only public IP addresses are connected to. Each redirect is checked in the same way.
 */
export async function fetchPicture(address: string, options: FetchPictureOptions = {}): Promise<Buffer> {
  const { withinMs = WITHIN_MS } = options;
  const signal = AbortSignal.timeout(withinMs);
  const late = () =>
    new PictureUnreachable(`${address} has not answered within ${withinMs / 1_000} seconds.`);
  let url = address;
  for (let redirects = 0; ; redirects += 1) {
    // A DNS lookup cannot be aborted, so the race ends the wait for it.
    const response = await Promise.race([get(url, signal, options), whenAborted(signal)]).catch(
      (error: unknown) => {
        throw signal.aborted ? late() : error;
      },
    );
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.has(statusCode))
      return bytesOf(response, url, options).catch((error: unknown) => {
        throw signal.aborted ? late() : error;
      });
    response.destroy();
    if (redirects === MAX_REDIRECTS) throw new PictureUnreachable(`${address} redirects too often.`);
    const next = headers.location ?? '';
    if (!URL.canParse(next, url)) throw new PictureUnreachable(`${url} redirects to nowhere.`);
    url = new URL(next, url).href;
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_done, failed) => {
    signal.addEventListener('abort', () => failed(new Error('aborted')), { once: true });
  });

async function get(
  address: string,
  signal: AbortSignal,
  options: FetchPictureOptions,
): Promise<IncomingMessage> {
  const {
    resolve = resolveHost,
    isAllowed = isPublicAddress,
    request = requestOverTls,
    port = 443,
  } = options;
  const { protocol, hostname, port: named, pathname, search, username, password } = new URL(address);
  if (protocol !== 'https:') throw new PictureUnreachable(`${address} does not begin with https://.`);
  if (named !== '' && named !== '443') throw new PictureUnreachable(`${address} has a port of its own.`);
  if (username !== '' || password !== '')
    throw new PictureUnreachable('An address has no name and no password.');
  const literal = literalAddress(hostname);
  const found = literal
    ? [literal]
    : await resolve(hostname).catch(() => {
        throw new PictureUnreachable(`There is no host ${hostname}.`);
      });
  if (found.length === 0 || !found.every(isAllowed))
    throw new PictureUnreachable(`${hostname} is not in the public network.`);
  return new Promise((answered, failed) => {
    const sent = request(
      {
        host: literal ?? hostname,
        servername: literal ? '' : hostname,
        // This connects to the checked addresses, because a second DNS lookup could return others.
        lookup: lookupOf(found),
        port,
        path: `${pathname}${search}`,
        headers: {
          host: hostname,
          accept: 'image/avif,image/webp,image/png,image/jpeg',
          'user-agent': 'hotel-import',
        },
        // A pooled connection could lead to an address that was not checked.
        agent: false,
        signal,
      },
      answered,
    );
    sent.on('error', (error) =>
      failed(
        error instanceof PictureUnreachable ? error : new PictureUnreachable(`${address}: ${error.message}`),
      ),
    );
    sent.end();
  });
}

const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    const [first] = found;
    if (all === true) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };

async function bytesOf(
  response: IncomingMessage,
  url: string,
  { maxBytes = MAX_BYTES }: FetchPictureOptions,
): Promise<Buffer> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw new PictureUnreachable(`${url} answers with ${response.statusCode}.`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Throwing leaves the loop, which closes the connection.
    if (size > maxBytes) throw new PictureUnreachable(`${url} is larger than ${maxBytes / 1024 / 1024} MB.`);
    chunks.push(chunk);
  }
  if (!response.complete) throw new PictureUnreachable(`${url} ends too early.`);
  return Buffer.concat(chunks);
}
