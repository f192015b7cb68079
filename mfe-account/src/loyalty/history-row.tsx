import type { LoyaltyEntry, LoyaltyMetric } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { ListRow } from '@guest/shared/ui/card/list-row';
import { useExtraText, type ExtraTextKey } from '../extra-texts/extra-texts';
import { useAmount } from './use-amount';
import { useDate } from './use-date';

const reasons: Record<LoyaltyEntry['reason'], ExtraTextKey> = {
  stay: 'Stay',
  order: 'Order',
  activity: 'Activity',
  bonus: 'Gift from the hotel',
  adjustment: 'Adjustment',
  redemption: 'Redeemed',
  reversal: 'Reversed',
  expiry: 'Expired',
};
const SIGN = { adding: '+', spending: '−' };

export function HistoryRow({ line, metric }: { line: LoyaltyEntry; metric: LoyaltyMetric }) {
  const { reason, reference, comment, type, value, state, createdAt, activeFrom, expireAt } = line;
  const text = useExtraText();
  const amountOf = useAmount(metric);
  const dateOf = useDate();
  const facts = [
    dateOf(createdAt),
    reference,
    state === 'pending' && text('Pending until {date}', { date: dateOf(activeFrom) }),
    expireAt !== undefined && state === 'active' && text('Valid until {date}', { date: dateOf(expireAt) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <ListRow
      name={text(reasons[reason])}
      line={
        <>
          {facts.join(' · ')}
          {comment && <p>{comment}</p>}
        </>
      }
      end={
        <bdi>
          {SIGN[type]}
          {amountOf(value)}
        </bdi>
      }
    />
  );
}
