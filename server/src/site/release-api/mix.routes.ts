import { mixContract } from '@guest/shared/contracts/release/mix.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { malformed, notAllowed, notFound } from '../../platform/errors/refusal';
import type { Mixes } from '../releases/mixes';
import { MixRefusal } from '../releases/mix-refusal';
import type { SetWishes } from '../releases/set-wish';

export function mixRoutes(app: FastifyInstance, mixes: Mixes, wishOf: SetWishes): void {
  serve(app, mixContract.listVersions, async ({ request }) => {
    const listed = await mixes.versions(wishOf(request));
    if (!listed) throw notAllowed();
    return listed;
  });

  serve(app, mixContract.checkMix, ({ request, query }) =>
    mixes.check(wishOf(request), query.mix).catch(refuse),
  );
}

function refuse(error: unknown): never {
  if (!(error instanceof MixRefusal)) throw error;
  if (error.kind === 'closed') throw notAllowed();
  throw error.kind === 'unknown' ? notFound() : malformed();
}
