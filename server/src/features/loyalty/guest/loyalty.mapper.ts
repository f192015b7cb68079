import { businessDay } from '@guest/shared/contracts/core/local-time';
import type { Loyalty, LoyaltyEntry, LoyaltyMember } from '@guest/shared/contracts/loyalty/loyalty.contract';
import type { membership } from '../../../platform/db/tables/schema';
import type { PropertyScope } from '../../property/property-scope';
import { thresholdsOf, type Programme } from '../ledger/programme';
import { balanceOf, expiringSoon } from '../rules/balance';
import { isActive, type LedgerLine, type LedgerState } from '../rules/ledger-line';
import { tierProgress } from '../rules/tier-progress';

export type MembershipRow = typeof membership.$inferSelect;

export function toProgramme(row: Programme, { localize, property }: PropertyScope): Loyalty['programme'] {
  return {
    name: localize(row.name),
    description: localize(row.description),
    metric: row.metric,
    termsVersion: row.termsVersion,
    ...(property.termsUrl && { termsUrl: property.termsUrl }),
    tiers: thresholdsOf(row).map(({ code, name, threshold, benefits }) => ({
      code,
      name: localize(name),
      threshold,
      benefits: benefits.map(localize),
    })),
  };
}

export function toMember(
  row: MembershipRow,
  {
    programme,
    state,
    scope,
    now,
  }: { programme: Programme; state: LedgerState; scope: PropertyScope; now: number },
): LoyaltyMember {
  const { timeZone, businessDayStart } = scope.property;
  const calendar = {
    timeZone,
    today: businessDay(now, timeZone, businessDayStart),
    periodYears: programme.rules.periodYears,
  };
  const { tier, ...progress } = tierProgress(state.lines, thresholdsOf(programme), calendar, now);
  const soon = expiringSoon(state, now);
  return {
    memberNumber: row.memberNumber ?? '',
    joinedAt: row.joinedAt.toISOString(),
    tier,
    progress,
    balance: {
      ...balanceOf(state.lines, now),
      expiringSoon: soon && { value: soon.value, at: soon.at.toISOString() },
    },
  };
}

export function toEntry(row: LedgerLine, now: number): LoyaltyEntry {
  return {
    entryId: row.id,
    type: row.type,
    value: row.value,
    reason: row.reason,
    state: isActive(row, now) ? 'active' : 'pending',
    issuer: row.issuer,
    ...(row.label && { reference: row.label }),
    ...(row.comment && { comment: row.comment }),
    createdAt: row.createdAt.toISOString(),
    activeFrom: row.activeFrom.toISOString(),
    ...(row.expireAt && { expireAt: row.expireAt.toISOString() }),
  };
}
