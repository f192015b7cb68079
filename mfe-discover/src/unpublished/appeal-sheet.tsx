import { useHost } from '@guest/shared';
import { moderationContract } from '@guest/shared/contracts/moderation/moderation.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { formTexts } from '@guest/shared/ui/form/form-texts';
import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { useLazyText } from '../lazy-texts/lazy-texts';

const MAX_TEXT_LENGTH = 500;

interface AppealSheetProps {
  kind: 'post' | 'comment';
  id: string;
  isOpen: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** Asks an author why the hotel should look again at its decision. */
export function AppealSheet({ kind, id, isOpen, onClose, onSent }: AppealSheetProps) {
  const text = useLazyText();
  const { api } = useHost();
  const property = usePathParam('property');

  function send(values: FormValues, signal: AbortSignal): Promise<unknown> {
    const options = { body: { text: values.text('text') }, signal, isToastSuppressed: true };
    return kind === 'post'
      ? api.call(moderationContract.appealPost, { ...options, params: { property, postId: id } })
      : api.call(moderationContract.appealComment, { ...options, params: { property, commentId: id } });
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} close={text('Close')} heading={text('Request a review')}>
      <Form send={send} onSent={onSent} texts={formTexts(text)} draft={`draft:appeal ${id}`}>
        <NeedsConnection text={text("You're offline. This needs a connection to the hotel.")} />
        <TextArea
          name="text"
          label={text('Why should it be shown?')}
          rows={4}
          required
          missing={text('Please fill this in.')}
          maxLength={MAX_TEXT_LENGTH}
        />
        <FormActions send={text('Send')} />
      </Form>
    </Sheet>
  );
}
