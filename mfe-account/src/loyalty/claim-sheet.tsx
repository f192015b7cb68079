import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { ClaimForm } from './form/claim-form';
import { useExtraText } from '../extra-texts/extra-texts';

/** The form for a stay or a bill that is missing. */
export function ClaimSheet(props: { isOpen: boolean; onClose: () => void; onSent: () => void }) {
  const { isOpen, onClose, onSent } = props;
  const text = useExtraText();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} heading={text('Report something missing')} close={text('Close')}>
      {isOpen && <ClaimForm onSent={onSent} />}
    </Sheet>
  );
}
