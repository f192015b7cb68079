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
  hasTestEndpoints,
}: Pick<Config, 'channelHosts' | 'hasTestEndpoints'>) {
  function channelOf({ host, headers }: FastifyRequest): string | undefined {
    const named = hasTestEndpoints ? headers[CHANNEL_HEADER] : undefined;
    if (typeof named === 'string' && named !== '') return named;
    const hostname = host.replace(/:\d+$/, '').toLowerCase();
    return Object.keys(channelHosts).find((channel) => channelHosts[channel] === hostname);
  }

  return (request: FastifyRequest): ReleaseSetRequest => {
    const search = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const bucket = bucketIn(cookieIn(request.headers.cookie, BUCKET_COOKIE));
    return {
      channel: channelOf(request),
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
