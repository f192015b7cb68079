import { LIST_LIMIT } from '@guest/shared/contracts/core/values';
import { loyaltyContract } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import type { Database } from '../../../platform/db/database';
import { notFound } from '../../../platform/errors/request-error';
import type { createIdempotency } from '../../../platform/http/idempotency';
import { requireGuest } from '../../../platform/http/require-guest';
import { cursorOf, parseCursor } from '../../../platform/http/time-cursor';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { PropertyRow } from '../../property/property-scope';
import type { Ledger } from '../ledger/ledger';
import { checkFile } from '../../upload/issue-ticket';
import type { Uploads } from '../../upload/uploads';
import { requireProgramme } from '../ledger/programme';
import type { Claims } from './claims';
import { toEntry, type MembershipRow } from './loyalty.mapper';
import type { Memberships } from './memberships';

const CHANGES_PER_MINUTE = 10;

interface LoyaltyRoutesDeps {
  db: Database;
  memberships: Memberships;
  ledger: Ledger;
  claims: Claims;
  uploads: Pick<Uploads, 'issueTicket'>;
  idempotency: ReturnType<typeof createIdempotency>;
  now: () => number;
}

export function loyaltyRoutes(serveInProperty: ServeInProperty, deps: LoyaltyRoutesDeps): void {
  const { db, memberships, ledger, claims, uploads, idempotency, now } = deps;
  const limit = { perMinute: CHANGES_PER_MINUTE, now };

  async function requireMember(guestId: string, property: PropertyRow): Promise<MembershipRow> {
    await requireProgramme(db, property);
    const found = await memberships.find(guestId);
    if (!found) throw notFound();
    return found;
  }

  serveInProperty(loyaltyContract.getLoyalty, ({ guest }, scope) =>
    memberships.view(scope, guest?.id ?? null),
  );

  serveInProperty(membershipContract.listLoyaltyEntries, async (call, { property }) => {
    const { id } = await requireMember(requireGuest(call).id, property);
    const { limit: count = LIST_LIMIT, cursor } = call.query;
    // The list adds up to the balance, so it must not lack what has expired meanwhile.
    await db.transaction((tx) => ledger.current(tx, id));
    const after = cursor === undefined ? undefined : parseCursor(cursor);
    const rows = await memberships.listPage(id, { limit: count, ...(after && { after }) });
    const shown = rows.slice(0, count);
    const last = shown.at(-1);
    return {
      items: shown.map((row) => toEntry(row, now())),
      nextCursor: rows.length > count && last ? cursorOf({ at: last.createdAt, id: last.id }) : null,
    };
  });

  serveInProperty(
    membershipContract.joinLoyalty,
    (call, scope) =>
      idempotency.run('joinLoyalty', call, (complete) =>
        memberships.join({ guestId: requireGuest(call).id, scope, body: call.body }, complete),
      ),
    limit,
  );

  serveInProperty(membershipContract.listLoyaltyClaims, async (call, { property }) => {
    const me = requireGuest(call);
    return { items: await claims.list(me, await requireMember(me.id, property)) };
  });

  serveInProperty(
    membershipContract.sendLoyaltyClaim,
    (call, { property }) =>
      idempotency.run('sendLoyaltyClaim', call, async (complete) => {
        const me = requireGuest(call);
        const member = await requireMember(me.id, property);
        return claims.send(me, { member, body: call.body }, complete);
      }),
    limit,
  );

  serveInProperty(
    membershipContract.requestClaimUpload,
    async (call, { property }) => {
      const { id: guestId, chatUuid: id } = requireGuest(call);
      await requireMember(guestId, property);
      const file = { ...checkFile(call.body), roomId: null, purpose: 'claim' } as const;
      return { status: 200, ...(await uploads.issueTicket({ id, kind: 'guest', property }, file)) };
    },
    limit,
  );
}
