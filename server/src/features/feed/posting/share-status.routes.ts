import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import type { Database } from '../../../platform/db/database';
import { requireGuest } from '../../../platform/http/require-guest';
import type { ConsentRepository } from '../../consent/consent.repository';
import { postingClosedNow } from '../../moderation/screening/posting-hours';
import type { ServeInProperty } from '../../property/serve-in-property';
import { loadGuidelinesChanges } from './guidelines-changes';
import { guidelinesChanged } from './post-errors';
import type { PostingPolicy } from './posting-policy';

/** The number of read posts after which a guest is invited to share a moment. */
const ENCOURAGE_POST_COUNT = 5;
const ACCEPTANCES_PER_MINUTE = 10;

interface ShareStatusDeps {
  db: Database;
  policy: PostingPolicy;
  consents: Pick<ConsentRepository, 'add'>;
  now: () => number;
}

/** Whether a guest may post, and the acceptance of the guidelines. */
export function shareStatusRoutes(serveInProperty: ServeInProperty, deps: ShareStatusDeps): void {
  const { db, policy, consents, now } = deps;

  serveInProperty(
    postingContract.getOwnShare,
    async ({ guest }, scope) => {
      const { property } = scope;
      const encouragePostCount = ENCOURAGE_POST_COUNT;
      if (!guest) {
        const closed = postingClosedNow(property, null, now());
        const nobody = { allowToPost: false, hasPostedToday: false, encouragePostCount };
        return { ...nobody, needs: ['sign_in'], ...(closed && { closed }) };
      }
      const { restrictedUntil, closed, acceptedVersion, ...status } = await policy.load(guest.id, property);
      const isReplaced = acceptedVersion !== null && status.needs.includes('guidelines');
      const guidelinesChanges = isReplaced
        ? await loadGuidelinesChanges(db, scope, acceptedVersion)
        : undefined;
      return {
        ...status,
        ...(guidelinesChanges && { guidelinesChanges }),
        ...(closed && { closed }),
        ...(restrictedUntil && { restrictedUntil: restrictedUntil.toISOString() }),
        encouragePostCount,
      };
    },
    { isUncacheable: true },
  );

  serveInProperty(
    postingContract.acceptGuidelines,
    async (call, { property, lang, localize }) => {
      const me = requireGuest(call);
      const { version } = call.body;
      if (version !== property.guidelinesVersion) {
        const paragraphs = property.guidelines.map(localize);
        throw guidelinesChanged({ version: property.guidelinesVersion, paragraphs });
      }
      const acceptedAt = new Date(now()).toISOString();
      await consents.add(me, [{ type: 'guidelines', version, granted: true }], lang);
      return { allowToPost: (await policy.load(me.id, property)).allowToPost, acceptedAt };
    },
    { perMinute: ACCEPTANCES_PER_MINUTE, now },
  );
}
