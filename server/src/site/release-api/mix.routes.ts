import {
  mixContract,
  type CheckedMix,
  type PublishedVersions,
} from '@guest/shared/contracts/release/mix.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { malformed, notAllowed, notFound } from '../../platform/errors/refusal';
import type { SetWish } from '../releases/chosen-set';
import { MixRefusal } from '../releases/mix-refusal';
import type { SetWishes } from '../releases/set-wish';

/** Access to the published versions for trying out mixes. */
export interface Mixes {
  /** Returns `null` on a channel whose addresses contain no versions. */
  versions(wish: SetWish): Promise<PublishedVersions | null>;
  check(wish: SetWish, mix: string): Promise<CheckedMix>;
}

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
