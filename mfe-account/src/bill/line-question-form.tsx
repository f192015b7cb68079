import { useHost } from '@guest/shared';
import { billContract, type GuestBillLine } from '@guest/shared/contracts/bill/bill.contract';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { usePathParam } from '@guest/shared/page/path-param';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { useState } from 'react';
import { FormNeedsConnection } from '../form-texts/form-needs-connection';
import { useFormTexts } from '../form-texts/use-form-texts';
import { useAccountText } from '../profile/texts/account-texts';

const MAX_LENGTH = 500;

/** Asks the hotel about a line. A retry after a lost reply does not ask twice. */
export function LineQuestionForm({ line, onSent }: { line: GuestBillLine; onSent: () => void }) {
  const text = useAccountText();
  const { api, toast } = useHost();
  const property = usePathParam('property');
  const [key] = useState(createIdempotencyKey);
  return (
    <Form
      texts={useFormTexts()}
      draft={`bill-question:${line.id}`}
      send={(answers, signal) =>
        api.call(billContract.askAboutLine, {
          params: { property, line: line.id },
          body: { key, text: answers.text('text') },
          signal,
          isToastSuppressed: true,
        })
      }
      onSent={() => {
        toast('success', text('We got your question. The answer comes in your chat with us.'));
        onSent();
      }}
    >
      <FormNeedsConnection />
      <TextArea
        name="text"
        label={text("What's wrong?")}
        missing={text('Tell us what you want to know.')}
        required
        maxLength={MAX_LENGTH}
      />
      <FormActions send={text('Send question')} />
    </Form>
  );
}
