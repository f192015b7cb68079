import type { Loyalty, LoyaltyMember } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { Card } from '@guest/shared/ui/card/card';
import { Progress } from '@guest/shared/ui/state/progress';
import styles from './loyalty.module.css';
import { useExtraText } from '../extra-texts/extra-texts';
import { useAmount } from './use-amount';
import { useDate } from './use-date';
import { useProgressLabel } from './use-progress-label';

/** The tier and the way to the next one in words beside the bar, the member number, and the balance. */
export function MembershipCard({
  programme,
  member,
}: {
  programme: Loyalty['programme'];
  member: LoyaltyMember;
}) {
  const { tier, progress, balance, memberNumber } = member;
  const text = useExtraText();
  const amountOf = useAmount(programme.metric);
  const dateOf = useDate();
  const { next, value } = progress;
  const { expiringSoon } = balance;
  const tierName = programme.tiers.find(({ code }) => code === tier)?.name;
  return (
    <Card>
      <div className={styles.membership}>
        <p className={styles.label}>{text('Your tier')}</p>
        <p className={styles.tier}>{tierName ?? text('No tier yet')}</p>
        <Progress
          label={useProgressLabel(programme, progress)}
          value={value}
          max={next ? value + next.missing : Math.max(1, value)}
        />
        <dl className={styles.facts}>
          <dt>{text('Available')}</dt>
          <dd>
            {/* The number leads to the lines that it is the sum of. */}
            <a href="#history">{amountOf(balance.available)}</a>
          </dd>
          {balance.pending > 0 && (
            <>
              <dt>{text('Pending')}</dt>
              <dd>
                <a href="#history">{amountOf(balance.pending)}</a>
                <span className={styles.note}>{text('Available after your departure')}</span>
              </dd>
            </>
          )}
          <dt>{text('Member number')}</dt>
          <dd>
            <bdi>{memberNumber}</bdi>
          </dd>
        </dl>
        {expiringSoon && (
          <p className={styles.note}>
            {text('{amount} expire on {date}', {
              amount: amountOf(expiringSoon.value),
              date: dateOf(expiringSoon.at),
            })}
          </p>
        )}
      </div>
    </Card>
  );
}
