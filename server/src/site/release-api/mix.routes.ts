import { mixContract } from '@guest/shared/contracts/release/mix.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { malformed, notAllowed, notFound } from '../../platform/errors/request-error';
import type { Mixes } from '../releases/mixes';
import { MixError } from '../releases/mix-error';
import type { SetRequestReader } from '../releases/release-set-request';

export function mixRoutes(app: FastifyInstance, mixes: Mixes, readSetRequest: SetRequestReader): void {
  serve(app, mixContract.listVersions, async ({ request }) => {
    const versions = await mixes.versions(readSetRequest(request));
    if (!versions) throw notAllowed();
    return versions;
  });

  serve(app, mixContract.checkMix, ({ request, query }) =>
    mixes.check(readSetRequest(request), query.mix).catch(rethrowMixError),
  );
}

function rethrowMixError(error: unknown): never {
  if (!(error instanceof MixError)) throw error;
  if (error.kind === 'closed') throw notAllowed();
  throw error.kind === 'unknown' ? notFound() : malformed();
}
