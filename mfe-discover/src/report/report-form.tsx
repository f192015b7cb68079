import { useHost } from '@guest/shared';
import { REASON_TEXTS } from '@guest/shared/contracts/moderation/reason-texts';
import {
  REASONS_WITH_NOTE,
  REPORT_REASONS,
  type ReportReason,
} from '@guest/shared/contracts/moderation/reasons';
import { isApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { formTexts } from '@guest/shared/ui/form/form-texts';
import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { useEffect, useRef, useState } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { readReportedAgain, sendReport, type ReportedSubject } from './report-subject';

const MAX_NOTE_LENGTH = 500;

interface ReportFormProps {
  subject: ReportedSubject;
  onReported: (reason: ReportReason) => void;
}

/** Asks why a guest reports something, and for a note where a reason alone says too little. */
export function ReportForm({ subject, onReported }: ReportFormProps) {
  const text = useLazyText();
  const host = useHost();
  const property = usePathParam('property');
  const [reason, setReason] = useState<ReportReason>();
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);

  async function send(values: FormValues): Promise<ReportReason> {
    const reasonCode = reasonOf(values.text('reasonCode')) ?? 'other';
    const note = REASONS_WITH_NOTE.includes(reasonCode) ? values.text('note').trim() : '';
    try {
      // A guest who closes the sheet at once still wants to report, so the end of the form does not cancel the request.
      await sendReport(host, property, subject, { reasonCode, ...(note !== '' && { note }) });
    } catch (error) {
      if (isClosed.current && isApiError(error)) {
        host.toast(
          'error',
          error.status === 0 ? text('Your report was not sent. Please try again.') : error.message,
        );
      }
      throw error;
    }
    if (isClosed.current) {
      host.toast('success', text('Thank you. Reception will look into it.'));
      void readReportedAgain(host);
    }
    return reasonCode;
  }

  return (
    <Form send={send} onSent={onReported} texts={formTexts(text)}>
      <NeedsConnection text={text("You're offline. This needs a connection to the hotel.")} />
      <RadioGroup
        name="reasonCode"
        label={text("What's wrong with it? Only the hotel sees your answer.")}
        required
        missing={text('Please choose a reason.')}
        options={REPORT_REASONS.map((value) => ({ value, name: text(REASON_TEXTS[value]) }))}
        onChoose={(value) => setReason(reasonOf(value))}
      />
      {reason && REASONS_WITH_NOTE.includes(reason) && (
        <TextArea
          name="note"
          label={text('What should the hotel know?')}
          note={reason === 'other' ? undefined : text('optional')}
          required={reason === 'other'}
          missing={text('Please fill this in.')}
          maxLength={MAX_NOTE_LENGTH}
          rows={3}
        />
      )}
      <FormActions send={text('Send report')} />
    </Form>
  );
}

const reasonOf = (value: string): ReportReason | undefined => REPORT_REASONS.find((it) => it === value);
