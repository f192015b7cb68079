import { useHost } from '@guest/shared';
import type { Erasure, ErasureBlocker } from '@guest/shared/contracts/guest/privacy.contract';
import { dateLabel } from '@guest/shared/format/day-label';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useAccountText, type AccountTextKey } from '../texts/account-texts';
import { BlockingItems } from './blocking-items';
import styles from './erasure-blockers.module.css';
import { useCancelUpcoming } from './use-cancel-upcoming';
import { useRereadErasure } from './use-reread-erasure';

const reasons: Record<ErasureBlocker['reason'], AccountTextKey> = {
  in_house: "You're staying with us.",
  future_stay: 'You have an upcoming stay.',
  unsettled_folio: 'You have an open bill.',
  active_order: 'You have an order in progress.',
  future_booking: 'You have an upcoming booking.',
};

/** Lists the reasons why the account cannot be deleted yet, each with the ways to resolve it. */
export function ErasureBlockers({
  blockers,
  onAfterStay,
}: {
  blockers: Erasure['blockers'];
  onAfterStay: () => void;
}) {
  const text = useAccountText();
  const { phone } = useProperty();
  const property = usePathParam('property');
  const { cancel, busy, isAllBusy, left } = useCancelUpcoming();
  useRereadErasure();
  const fixes = new Set(blockers.flatMap((blocker) => blocker.fixes ?? []));
  return (
    <div className={styles.blockers}>
      <Notice icon={CircleAlert} tone="warning" heading={text("Your account can't be deleted yet")}>
        <p>{text('This list updates automatically.')}</p>
      </Notice>
      {blockers.map((blocker) => {
        const cancellable = (blocker.items ?? []).filter(({ canCancel }) => canCancel);
        return (
          <section key={`${blocker.reason} ${blocker.checkin}`} className={styles.reason}>
            <BlockerText blocker={blocker} />
            {blocker.items && (
              <BlockingItems items={blocker.items} busy={busy} onCancel={(item) => void cancel([item])} />
            )}
            {cancellable.length > 1 && (
              <Button look="secondary" isBusy={isAllBusy} onClick={() => void cancel(cancellable)}>
                {text('Cancel all {n}', { n: cancellable.length })}
              </Button>
            )}
          </section>
        );
      })}
      {left.length > 0 && (
        <p role="status">{text("We couldn't cancel {names}. Please ask us.", { names: left.join(', ') })}</p>
      )}
      <div className={styles.actions}>
        {fixes.has('after_stay') && (
          <Button look="primary" isWide onClick={onAfterStay}>
            {text('Delete after my stay')}
          </Button>
        )}
        {(fixes.has('bill') || fixes.has('check_out')) && (
          <ButtonLink look="secondary" isWide to="property-bill" params={{ property }}>
            {fixes.has('check_out') ? text('Bill and check-out') : text('Bill')}
          </ButtonLink>
        )}
        {fixes.has('chat') && (
          <ButtonLink look="secondary" isWide to="property-chat" params={{ property }}>
            {text('Message the hotel')}
          </ButtonLink>
        )}
      </div>
      <p>
        {text('Reception can help:')} <PhoneLink phone={phone} />
      </p>
    </div>
  );
}

function BlockerText({ blocker: { reason, checkin, checkout, fixes } }: { blocker: ErasureBlocker }) {
  const text = useAccountText();
  const { lang } = useHost();
  return (
    <p>
      {text(reasons[reason])}{' '}
      {checkin &&
        checkout &&
        text('{from} to {to}', { from: dateLabel(checkin, lang), to: dateLabel(checkout, lang) })}
      {fixes?.includes('wait') && text('You can continue once this is done.')}
    </p>
  );
}
