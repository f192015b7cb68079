import { useHost } from '@guest/shared';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { RequestTemplate } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { preferredTimeRule } from '@guest/shared/contracts/ticket/ticket-timing';
import { ApiError } from '@guest/shared/http/api-error';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { formTexts } from '@guest/shared/ui/form/form-texts';
import { requestValues, preferredTime } from './request-values';
import { useRequestDays } from '../model/request-days';
import { PhotosField } from './photos-field';
import { RequestHead } from './request-head';
import { useRequestText } from '../texts/request-texts';
import { useRequests } from '../context/requests-context';
import { TemplateField } from './template-field';
import { useRequestPhotos } from './use-request-photos';
import { PreferredTime } from './preferred-time';

type RequestInput = RequestOf<'newGuestRequest'>;

/** The form of a service. */
export function RequestForm({ template }: { template: RequestTemplate }) {
  const text = useRequestText();
  const { session, toast } = useHost();
  const requests = useRequests();
  const go = useNavigateTo();
  const property = usePathParam('property');
  const needsGuest = useRequireGuest();
  const days = useRequestDays();
  const guestId = useStore(session, ({ user }) => user?.guest_uuid ?? '');
  const [duplicate, setDuplicate] = useState<{ input: RequestInput; question: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const { requestTemplateId, name, notePolicy, noteMax, maxPhotos, fields } = template;
  const timePolicy = preferredTimeRule(template);
  const photos = useRequestPhotos();

  async function submit(input: RequestInput): Promise<'sent' | 'queued' | 'duplicate' | 'elsewhere'> {
    if (await needsGuest('new-request', requestTemplateId)) return 'elsewhere';
    try {
      return (await requests.ask(input, name)) === 'queued' ? 'queued' : 'sent';
    } catch (error) {
      if (!isSocketError(error)) throw error;
      const { status, message, code, fields: wrong } = error;
      if (code !== 'duplicate_request') throw new ApiError(status, message, { code, fields: wrong });
      setDuplicate({ input, question: message });
      return 'duplicate';
    }
  }

  function showOutcome(outcome: Awaited<ReturnType<typeof submit>>): void {
    if (outcome === 'duplicate' || outcome === 'elsewhere') return;
    if (outcome === 'sent') toast('success', text('Sent. You can track it here.'));
    go('property-requests', { property });
  }

  async function send(answers: FormValues) {
    const keys = await photos.uploadedKeys();
    if (!keys) throw new ApiError(422, text("A photo didn't upload. Try again or remove it."));
    return submit({
      key: createIdempotencyKey(),
      requestTemplateId,
      values: requestValues(template, answers),
      ...(answers.optional('note') && { note: answers.text('note') }),
      ...(timePolicy !== 'never' && preferredTime(answers)),
      ...(keys.length > 0 && { photos: keys }),
    });
  }

  /**
   * The dialog stays open until the page navigates: closing it goes back in the history, which must not
   * happen after a navigation.
   */
  async function resubmit({ input: before }: { input: RequestInput }): Promise<void> {
    setIsBusy(true);
    try {
      showOutcome(await submit({ ...before, isAgain: true }));
    } catch (error) {
      toast('error', error instanceof Error ? error.message : text('Please try again'));
      setDuplicate(undefined);
    } finally {
      setIsBusy(false);
    }
  }

  const discardDuplicate = () => duplicate && requests.discard(duplicate.input.key);
  function closeDuplicate(): void {
    discardDuplicate();
    setDuplicate(undefined);
  }

  return (
    <>
      <RequestHead template={template} />
      <Form
        send={send}
        onSent={showOutcome}
        draft={`request/${guestId}/${requestTemplateId}`}
        texts={formTexts(text)}
      >
        {fields.map((field) => (
          <TemplateField key={field.key} field={field} days={days} />
        ))}
        {timePolicy !== 'never' && <PreferredTime timePolicy={timePolicy} days={days} />}
        {notePolicy !== 'none' && (
          <TextArea
            name="note"
            label={text('Anything we should know?')}
            note={notePolicy === 'required' ? undefined : text('optional')}
            missing={text('Please tell us in a few words.')}
            maxLength={noteMax}
            required={notePolicy === 'required'}
          />
        )}
        {maxPhotos > 0 && <PhotosField max={maxPhotos} of={photos} />}
        <FormActions send={text('Send request')}>
          <ButtonLink to="property-request-create" params={{ property }}>
            {text('All services')}
          </ButtonLink>
        </FormActions>
      </Form>
      <Dialog
        isOpen={duplicate !== undefined}
        heading={text('Send it again?')}
        look="primary"
        cancel={text('Close')}
        confirm={text('Request again')}
        isBusy={isBusy}
        onCancel={closeDuplicate}
        onConfirm={() => duplicate && void resubmit(duplicate)}
      >
        <p>{duplicate?.question}</p>
        <PageLink to="property-requests" params={{ property }} onClick={discardDuplicate}>
          {text('View request')}
        </PageLink>
      </Dialog>
    </>
  );
}
