import type { LoyaltyMetric } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { useExtraText } from '../extra-texts/extra-texts';

/** Returns a function that formats an amount in the unit of the programme: `3 nights`, `120 points`. */
export function useAmount(metric: LoyaltyMetric): (n: number) => string {
  const text = useExtraText();
  return (n) =>
    metric === 'nights'
      ? text('{n, plural, one {# night} other {# nights}}', { n })
      : text('{n, plural, one {# point} other {# points}}', { n });
}
