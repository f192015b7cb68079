import { useHost } from '@guest/shared';
import type { Erasure } from '@guest/shared/contracts/guest/privacy.contract';
import { dateLabel } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { Notice } from '@guest/shared/ui/state/notice';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useOwnText, type OwnTextKey } from '../texts/own-texts';

const reasons: Record<Erasure['blockers'][number]['reason'], OwnTextKey> = {
  in_house: "You're staying with us.",
  future_stay: 'You have an upcoming stay.',
  unsettled_folio: 'You have an open bill.',
  active_order: 'You have an order in progress.',
  future_booking: 'You have an upcoming booking.',
};

/** Lists the reasons why the account cannot be deleted yet, and whom to contact. */
export function ErasureBlockers({ blockers }: { blockers: Erasure['blockers'] }) {
  const text = useOwnText();
  const { lang } = useHost();
  const { phone } = useProperty();
  return (
    <Notice icon={CircleAlert} tone="warning" heading={text("Your account can't be deleted yet")}>
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
        {text('Reception can help:')} <PhoneLink phone={phone} />
      </p>
    </Notice>
  );
}
