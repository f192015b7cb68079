import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useOrderText } from '../../late-texts/order-texts';
import type { useApproval } from './use-approval';

/** The PIN that is required to charge the room. */
export function PinField({ approval }: { approval: ReturnType<typeof useApproval> }) {
  const text = useOrderText();
  const { pin, error, typed } = approval;
  return (
    <TextField
      name="pin"
      kind="number"
      label={text('Your PIN')}
      help={text('Forgot your PIN? Reception can remove it.')}
      autoComplete="off"
      maxLength={20}
      value={pin}
      onChange={({ target }) => typed(target.value)}
      {...(error !== undefined && { error })}
    />
  );
}
