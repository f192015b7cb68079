import { BUCKET_COOKIE, LOCAL_COOKIE } from '@guest/shared/contracts/release/boot.contract';
import { remoteNames } from '@guest/shared/routes/remotes';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config';
import { cookieIn } from '../../platform/http/cookies';
import type { ReleaseSetRequest } from './resolve-release-set';

/** Chooses the channel of a request in tests, regardless of its host. */
const CHANNEL_HEADER = 'x-release-channel';

/** Reads from the host, URL and cookies of a request which set it asks for. */
export function createSetRequestReader({
  channelHosts,
  publicHost,
  hasTestEndpoints,
}: Pick<Config, 'channelHosts' | 'hasTestEndpoints'> & Partial<Pick<Config, 'publicHost'>>) {
  const { '*': parent, ...hosts } = channelHosts;

  function channelOf({ host, headers }: FastifyRequest): Pick<ReleaseSetRequest, 'channel' | 'subdomain'> {
    const named = hasTestEndpoints ? headers[CHANNEL_HEADER] : undefined;
    if (typeof named === 'string' && named !== '') return { channel: named };
    const hostname = host.replace(/:\d+$/, '').toLowerCase();
    const channel = Object.keys(hosts).find((it) => hosts[it] === hostname);
    // A channel must not take over the public host name by its own name.
    if (channel !== undefined || parent === undefined || hostname === publicHost) return { channel };
    return hostname.endsWith(`.${parent}`) ? { subdomain: hostname.slice(0, -parent.length - 1) } : {};
  }

  return (request: FastifyRequest): ReleaseSetRequest => {
    const search = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const bucket = bucketIn(cookieIn(request.headers.cookie, BUCKET_COOKIE));
    return {
      ...channelOf(request),
      bucket,
      mix: search.get('mix') ?? undefined,
      isSafe: search.get('safe') === '1',
      local: localIn(cookieIn(request.headers.cookie, LOCAL_COOKIE)),
    };
  };
}

export type SetRequestReader = ReturnType<typeof createSetRequestReader>;

function bucketIn(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

/** Only names in the table count, in its order, so that equal requests share one set. */
function localIn(value = ''): string[] {
  const named = value.split('_');
  return remoteNames.filter((name) => named.includes(name));
}
