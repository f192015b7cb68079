import { useHost } from '@guest/shared';
import type { Loyalty, LoyaltyMember } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { monthAndDay } from '@guest/shared/format/day-label';
import { useExtraText } from '../extra-texts/extra-texts';

/**
 * Returns the amount that is missing to the next tier, and the end of its period: `5 more nights to Tile, until 31
 * December`.
 */
export function useProgressLabel(
  { metric, tiers }: Loyalty['programme'],
  { next, periodEnd }: LoyaltyMember['progress'],
): string {
  const text = useExtraText();
  const { lang } = useHost();
  if (next === null) return text('You have reached the highest tier.');
  const values = { n: next.missing, tier: tiers.find(({ code }) => code === next.tier)?.name ?? '' };
  if (periodEnd === null) {
    return metric === 'nights'
      ? text('{n, plural, one {# more night} other {# more nights}} to {tier}', values)
      : text('{n, plural, one {# more point} other {# more points}} to {tier}', values);
  }
  const withDate = { ...values, date: monthAndDay(periodEnd, lang) };
  return metric === 'nights'
    ? text('{n, plural, one {# more night} other {# more nights}} to {tier}, until {date}', withDate)
    : text('{n, plural, one {# more point} other {# more points}} to {tier}, until {date}', withDate);
}
