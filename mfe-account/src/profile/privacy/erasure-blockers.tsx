import { useHost } from '@guest/shared';
import type { Erasure } from '@guest/shared/contracts/guest/privacy.contract';
import { dateLabel } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { Notice } from '@guest/shared/ui/state/notice';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useOwnText, type OwnTextKey } from '../texts/own-texts';

const reasons: Record<Erasure['blockers'][number]['reason'], OwnTextKey> = {
  in_house: 'You are staying with us.',
  future_stay: 'You have a stay ahead.',
  unsettled_folio: 'A bill is still open.',
  active_order: 'An order is on its way.',
  future_booking: 'You have a booking ahead.',
};

/** Lists the reasons why the account cannot be deleted yet, and whom to contact. */
export function ErasureBlockers({ blockers }: { blockers: Erasure['blockers'] }) {
  const text = useOwnText();
  const { lang } = useHost();
  const { phone } = useProperty();
  return (
    <Notice icon={CircleAlert} tone="warning" heading={text('Your account cannot be deleted yet')}>
      <ul>
        {blockers.map(({ reason, checkin, checkout }) => (
          <li key={`${reason} ${checkin}`}>
            {text(reasons[reason])}{' '}
            {checkin &&
              checkout &&
              text('{from} to {to}', { from: dateLabel(checkin, lang), to: dateLabel(checkout, lang) })}
          </li>
        ))}
      </ul>
      <p>
        {text('The desk can help:')} <PhoneLink phone={phone} />
      </p>
    </Notice>
  );
}
