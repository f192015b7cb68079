import { useHost } from '@guest/shared';
import type { LoyaltyClaimInput } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useRef, useState } from 'react';
import { FormNeedsConnection } from '../../form-texts/form-needs-connection';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useExtraText } from '../../extra-texts/extra-texts';
import { ClaimPhotoField } from './claim-photo-field';
import { uploadClaimPhoto } from './upload-claim-photo';
import { useIdempotencyHeaders } from './use-idempotency-headers';

/** Reports a stay or a bill that is missing. */
export function ClaimForm({ onSent }: { onSent: () => void }) {
  const text = useExtraText();
  const { api } = useHost();
  const property = usePathParam('property');
  const headersFor = useIdempotencyHeaders();
  const [photo, setPhoto] = useState<Blob>();
  /** The key of the photo that is uploaded, so that a second attempt does not upload it again. */
  const uploaded = useRef<{ photo: Blob; key: string }>(undefined);

  async function keyOf(chosen: Blob, signal: AbortSignal): Promise<string> {
    if (uploaded.current?.photo !== chosen) {
      const notUploaded = text("The photo didn't upload.");
      const key = await uploadClaimPhoto({ api }, { property, photo: chosen, signal, notUploaded });
      uploaded.current = { photo: chosen, key };
    }
    return uploaded.current.key;
  }
  async function send(answers: FormValues, signal: AbortSignal) {
    const body = { ...bodyOf(answers), ...(photo && { photo: await keyOf(photo, signal) }) };
    const call = { params: { property }, body, signal, headers: headersFor(body), isToastSuppressed: true };
    try {
      return await api.call(membershipContract.sendLoyaltyClaim, call);
    } catch (error) {
      // An upload that waits for too long is deleted, so the next attempt uploads the photo again.
      if (isApiError(error) && error.reply?.code === 'photo_unknown') uploaded.current = undefined;
      throw error;
    }
  }
  return (
    <Form texts={useFormTexts()} send={send} onSent={onSent}>
      <FormNeedsConnection />
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
      <ClaimPhotoField photo={photo} onChange={setPhoto} />
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
