import { useHost } from '@guest/shared';
import type { LoyaltyClaimInput } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useFormTexts } from '../form-texts/use-form-texts';
import { useExtraText } from '../extra-texts/extra-texts';
import { useIdempotencyHeaders } from './use-idempotency-headers';

/** Reports a stay or a bill that is missing. */
export function ClaimForm({ onSent }: { onSent: () => void }) {
  const text = useExtraText();
  const { api } = useHost();
  const params = { property: usePathParam('property') };
  const headersFor = useIdempotencyHeaders();
  return (
    <Form
      texts={useFormTexts()}
      send={(answers, signal) => {
        const body = bodyOf(answers);
        const call = { params, body, signal, headers: headersFor(body), isToastSuppressed: true };
        return api.call(membershipContract.sendLoyaltyClaim, call);
      }}
      onSent={onSent}
    >
      <TextField
        name="reference"
        label={text('Reservation or bill number')}
        note={text('optional')}
        help={text('If you have it. Otherwise the date is enough.')}
        maxLength={100}
        autoComplete="off"
      />
      <TextField kind="date" name="date" label={text('Date')} note={text('optional')} />
      <TextField
        name="place"
        label={text('Where')}
        note={text('optional')}
        maxLength={100}
        autoComplete="off"
      />
      <TextArea name="note" label={text('Anything else')} note={text('optional')} maxLength={500} />
      <FormActions send={text('Send report')} />
    </Form>
  );
}

function bodyOf(answers: FormValues): LoyaltyClaimInput {
  const [reference, date, place, note] = ['reference', 'date', 'place', 'note'].map(answers.optional);
  return {
    ...(reference && { reference }),
    ...(date && { date }),
    ...(place && { place }),
    ...(note && { note }),
  };
}
