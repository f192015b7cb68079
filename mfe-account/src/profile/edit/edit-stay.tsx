import { useHost } from '@guest/shared';
import { StayForm } from '../../sign-up/form/stay-form';
import { useAccountText } from '../texts/account-texts';

export function EditStay({ onDone }: { onDone: () => void }) {
  const text = useAccountText();
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
