import type { ChargeApproval } from '@guest/shared/session/use-charge-approval';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useOrderText } from '../../lazy-texts/order-texts';

/** The PIN that is required to charge the room. */
export function PinField({ approval }: { approval: ChargeApproval }) {
  const text = useOrderText();
  const { pin, error, changePin } = approval;
  return (
    <TextField
      name="pin"
      kind="number"
      label={text('Your PIN')}
      help={text('Forgot your PIN? Reception can remove it.')}
      autoComplete="off"
      maxLength={20}
      value={pin}
      onChange={({ target }) => changePin(target.value)}
      {...(error !== undefined && { error })}
    />
  );
}
