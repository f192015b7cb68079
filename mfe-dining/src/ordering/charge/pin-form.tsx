import { useHost } from '@guest/shared';
import { chargePinContract } from '@guest/shared/contracts/charge-pin/charge-pin.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useFormTexts } from '../../lazy-texts/use-form-texts';
import { useOrderText } from '../../lazy-texts/order-texts';

/** Sets the PIN of the stay. A change requires the current PIN, and an empty field removes the PIN. */
export function PinForm({ needsPin, onDone }: { needsPin: boolean; onDone: () => void }) {
  const text = useOrderText();
  const { api } = useHost();
  const property = usePathParam('property');
  const digits = { kind: 'number', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <Form
      name={text('Your PIN')}
      send={(answers) => {
        const current = answers.optional('current');
        return api.call(chargePinContract.saveChargePin, {
          params: { property },
          body: { pin: answers.optional('pin') ?? null, ...(current !== undefined && { current }) },
          isToastSuppressed: true,
        });
      }}
      onSent={onDone}
      texts={useFormTexts()}
    >
      {needsPin && (
        <TextField
          {...digits}
          name="current"
          label={text('Current PIN')}
          missing={text('Enter your current PIN.')}
          required
        />
      )}
      <TextField
        {...digits}
        name="pin"
        label={text('New PIN')}
        help={needsPin ? text('4 to 6 digits. Leave empty to remove the PIN.') : text('4 to 6 digits.')}
        missing={text('Choose 4 to 6 digits.')}
        required={!needsPin}
      />
      <FormActions send={text('Save PIN')} />
    </Form>
  );
}
