import type { CheckOutReason } from '@guest/shared/contracts/check-out/check-out-status';
import { usePathParam } from '@guest/shared/page/path-param';
import { PageLink } from '@guest/shared/page/page-link';
import { useProperty } from '@guest/shared/property/use-property';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import { useAccountText, type AccountTextKey } from '../../profile/texts/account-texts';

type ShownReason = Exclude<CheckOutReason, 'too_early'>;

const TEXTS: Record<ShownReason, AccountTextKey> = {
  too_late: 'Online check-out has closed. Please come to reception.',
  balance_due: 'Please pay the balance at reception first.',
  order_under_way: 'An order is still on its way to you.',
  charge_pending: 'A charge to your room is still being processed.',
  question_open: 'We still owe you an answer about your bill.',
  not_verified: 'Link your stay first.',
  system_away: "The hotel's system isn't answering",
  refused: "The hotel's system didn't accept the check-out. Please ask reception.",
};

/** The place where each reason is resolved: by a call to reception, in the chat or on the page of the stay. */
const LINKS: Record<ShownReason, 'phone' | 'chat' | 'stay'> = {
  too_late: 'phone',
  balance_due: 'phone',
  order_under_way: 'stay',
  charge_pending: 'stay',
  question_open: 'chat',
  not_verified: 'stay',
  system_away: 'phone',
  refused: 'phone',
};

/** Says why the guest cannot check out here now, each reason with the place where it is resolved. */
export function CheckOutReasons({ reasons }: { reasons: CheckOutReason[] }) {
  const text = useAccountText();
  const property = usePathParam('property');
  const { phone } = useProperty();
  const shown = reasons.flatMap((reason) => (reason === 'too_early' ? [] : [reason]));
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map((reason) => (
        <li key={reason}>
          {text(TEXTS[reason])}{' '}
          {LINKS[reason] === 'chat' && (
            <PageLink to="property-chat" params={{ property }}>
              {text('Message the hotel')}
            </PageLink>
          )}
          {LINKS[reason] === 'stay' && (
            <PageLink to="property-reservations" params={{ property }}>
              {text('Your stays')}
            </PageLink>
          )}
          {LINKS[reason] === 'phone' && <PhoneLink phone={phone} />}
        </li>
      ))}
    </ul>
  );
}
