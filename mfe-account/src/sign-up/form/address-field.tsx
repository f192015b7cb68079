import type { VerificationType } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useText } from '../../texts';

/**
 * The field for the email address or phone number. Its error texts equal those of the server, which validates
 * the value again.
 */
export function AddressField({ verification, known }: { verification: VerificationType; known?: string }) {
  const text = useText();
  if (verification === 'phone') {
    const wrong = text('Enter your phone number with country code, for example +34 600 000 000.');
    return (
      <TextField
        kind="phone"
        name="phone"
        label={text('Phone number')}
        help={text('With the country code, such as +34 600 000 000')}
        missing={wrong}
        required
        maxLength={64}
        defaultValue={known}
      />
    );
  }
  const wrong = text('Enter a valid email address.');
  return (
    <TextField
      kind="email"
      name="email"
      label={text('Email address')}
      wrong={wrong}
      required
      maxLength={254}
      defaultValue={known}
    />
  );
}
