import { useHost } from '@guest/shared';
import { StayForm } from '../sign-up/stay-form';
import { useText } from '../texts';

export function EditStay({ onDone }: { onDone: () => void }) {
  const text = useText();
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
