import { EmptyState } from '@guest/shared/ui/state/empty-state';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import { ReceptionPhone } from '../recovery-links/reception-phone';
import { RecoveryLinks } from '../recovery-links/recovery-links';
import { useText } from '../texts';

/** Shown for every page that this hotel does not offer yet, with a contact for help. */
export function NotAvailableYet() {
  const text = useText();
  return (
    <EmptyState
      icon={ConciergeBell}
      level={1}
      heading={text('Not available yet')}
      action={
        <>
          <ReceptionPhone />
          <RecoveryLinks look="primary" />
        </>
      }
    >
      <p>{text("We're still preparing this. Reception is happy to help.")}</p>
    </EmptyState>
  );
}
