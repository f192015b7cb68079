import { EmptyState } from '@guest/shared/ui/state/empty-state';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import { DeskPhone } from '../way-on/desk-phone';
import { WayOn } from '../way-on/way-on';
import { useText } from '../texts';

/** Shown for every page that this hotel does not offer yet, with a contact for help. */
export function NotYet() {
  const text = useText();
  return (
    <EmptyState
      icon={ConciergeBell}
      level={1}
      heading={text('Not available yet')}
      action={
        <>
          <DeskPhone />
          <WayOn look="primary" />
        </>
      }
    >
      <p>{text("We're still preparing this. Reception is happy to help.")}</p>
    </EmptyState>
  );
}
