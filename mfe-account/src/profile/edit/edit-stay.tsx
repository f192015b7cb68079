import { useHost } from '@guest/shared';
import { StayForm } from '../../sign-up/form/stay-form';
import { useOwnText } from '../texts/own-texts';

export function EditStay({ onDone }: { onDone: () => void }) {
  const text = useOwnText();
  const { toast } = useHost();
  return (
    <StayForm
      action={text('Save')}
      onSent={() => {
        toast('success', text('Saved'));
        onDone();
      }}
    />
  );
}
