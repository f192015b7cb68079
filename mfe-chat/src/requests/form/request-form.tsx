import { useHost } from '@guest/shared';
import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { RequestTemplate } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { timeAsked } from '@guest/shared/contracts/ticket/ticket-timing';
import { ApiError } from '@guest/shared/http/api-error';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useGo } from '@guest/shared/page/use-go';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import { useNeedsGuest } from '@guest/shared/session/use-needs-guest';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { Form, type Answers } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { useState } from 'react';
import { useStore } from 'zustand';
import { newKey } from '@guest/shared/http/new-key';
import { askedValues, wishedTime } from './asked-values';
import { useRequestDays } from '../model/request-days';
import { PhotosField } from './photos-field';
import { RequestHead } from './request-head';
import { useRequestText } from '../texts/request-texts';
import { useRequests } from '../context/requests-context';
import { TemplateField } from './template-field';
import { useRequestPhotos } from './use-request-photos';
import { WishedTime } from './wished-time';

type Asked = Ask<'newGuestRequest'>;

/** The form of a service. */
export function RequestForm({ template }: { template: RequestTemplate }) {
  const text = useRequestText();
  const { session, toast } = useHost();
  const requests = useRequests();
  const go = useGo();
  const property = usePathParam('property');
  const needsGuest = useNeedsGuest();
  const days = useRequestDays();
  const guestId = useStore(session, ({ user }) => user?.guest_uuid ?? '');
  const [doubted, setDoubted] = useState<{ asked: Asked; question: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const { requestTemplateId, name, notePolicy, noteMax, maxPhotos, fields } = template;
  const asksTime = timeAsked(template);
  const photos = useRequestPhotos();

  async function ask(asked: Asked): Promise<'sent' | 'queued' | 'doubted' | 'elsewhere'> {
    if (needsGuest('new-request', requestTemplateId)) return 'elsewhere';
    try {
      return (await requests.ask(asked, name)) === 'queued' ? 'queued' : 'sent';
    } catch (error) {
      if (!isSocketError(error)) throw error;
      const { status, message, code, fields: wrong } = error;
      if (code !== 'duplicate_request') throw new ApiError(status, message, { code, fields: wrong });
      setDoubted({ asked, question: message });
      return 'doubted';
    }
  }

  function asked(outcome: Awaited<ReturnType<typeof ask>>): void {
    if (outcome === 'doubted' || outcome === 'elsewhere') return;
    if (outcome === 'sent') toast('success', text('Sent. You can track it here.'));
    go('property-requests', { property });
  }

  async function send(answers: Answers) {
    const keys = await photos.arrived();
    if (!keys) throw new ApiError(422, text("A photo didn't upload. Try again or remove it."));
    return ask({
      key: newKey(),
      requestTemplateId,
      values: askedValues(template, answers),
      ...(answers.optional('note') && { note: answers.text('note') }),
      ...(asksTime !== 'never' && wishedTime(answers)),
      ...(keys.length > 0 && { photos: keys }),
    });
  }

  /**
   * The dialog stays open until the page navigates: closing it goes back in the history, which must not
   * happen after a navigation.
   */
  async function askAgain({ asked: before }: { asked: Asked }): Promise<void> {
    setIsBusy(true);
    try {
      asked(await ask({ ...before, isAgain: true }));
    } catch (error) {
      toast('error', error instanceof Error ? error.message : text('Please try again'));
      setDoubted(undefined);
    } finally {
      setIsBusy(false);
    }
  }

  const dropDoubted = () => doubted && requests.drop(doubted.asked.key);
  function notMeant(): void {
    dropDoubted();
    setDoubted(undefined);
  }

  return (
    <>
      <RequestHead template={template} />
      <Form
        send={send}
        onSent={asked}
        draft={`request/${guestId}/${requestTemplateId}`}
        texts={{
          lookAgain: text('Please check these fields'),
          notSent: text("We couldn't send this. Your text is still here. Please try again."),
          stillWorking: text('Still working. The connection is slow.'),
          stop: text('Stop waiting'),
        }}
      >
        {fields.map((field) => (
          <TemplateField key={field.key} field={field} days={days} />
        ))}
        {asksTime !== 'never' && <WishedTime asked={asksTime} days={days} />}
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
        {maxPhotos > 0 && <PhotosField most={maxPhotos} of={photos} />}
        <FormActions send={text('Send request')}>
          <ButtonLink to="property-request-create" params={{ property }}>
            {text('All services')}
          </ButtonLink>
        </FormActions>
      </Form>
      <Dialog
        isOpen={doubted !== undefined}
        heading={text('Send it again?')}
        look="primary"
        cancel={text('Close')}
        confirm={text('Request again')}
        isBusy={isBusy}
        onCancel={notMeant}
        onConfirm={() => doubted && void askAgain(doubted)}
      >
        <p>{doubted?.question}</p>
        <PageLink to="property-requests" params={{ property }} onClick={dropDoubted}>
          {text('View request')}
        </PageLink>
      </Dialog>
    </>
  );
}
