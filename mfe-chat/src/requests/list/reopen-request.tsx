import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import { Button } from '@guest/shared/ui/button/button';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { formTexts } from '@guest/shared/ui/form/form-texts';
import { useState } from 'react';
import { useRequestText } from '../texts/request-texts';
import { useRequests } from '../context/requests-context';

/** Reopens a request with a note for the staff. */
export function ReopenRequest({ ticket, name }: { ticket: Ticket; name: string }) {
  const text = useRequestText();
  const { step } = useRequests();
  const [isOpen, setIsOpen] = useState(false);
  const { trackingId } = ticket;

  async function reopen(note: string): Promise<void> {
    try {
      await step({ trackingId, status: 'reopened', note });
    } catch (error) {
      throw isSocketError(error)
        ? new ApiError(error.status, error.message, { fields: error.fields })
        : error;
    }
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text("Something's missing")}</Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} heading={name} close={text('Close')}>
        <Form
          send={(answers) => reopen(answers.text('note'))}
          onSent={() => setIsOpen(false)}
          draft={`reopen/${trackingId}`}
          texts={formTexts(text)}
        >
          <TextArea
            name="note"
            label={text("What's missing?")}
            missing={text('Please tell us in a few words.')}
            maxLength={500}
            required
          />
          <FormActions send={text('Reopen request')} />
        </Form>
      </Sheet>
    </>
  );
}
