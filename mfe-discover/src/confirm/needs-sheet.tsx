import { useHost } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import type { PostingNeed } from '@guest/shared/contracts/feed/posting.contract';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { formTexts } from '@guest/shared/ui/form/form-texts';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { GuidelinesChanges } from '../guidelines/changes';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { useText } from '../texts';
import styles from './needs-sheet.module.css';
import { storeMissing } from './store-missing';

interface NeedsSheetProps {
  property: string;
  heading: string;
  /** The label of the submit button. */
  send: string;
  /** The label of the submit button if submitting also accepts the guidelines. */
  agreeAndSend: string;
  /** The sheet is open while the list is not empty. */
  needs: PostingNeed[];
  onClose: () => void;
  /** Called when nothing is missing any more; the caller continues with the action that opened the sheet. */
  onDone: () => void;
}

/** Asks a guest for what is missing before they publish something: names and the consent to the guidelines. */
export function NeedsSheet(props: NeedsSheetProps) {
  const { property, needs, onClose, onDone } = props;
  const text = useLazyText();
  const host = useHost();
  const needsGuidelines = needs.includes('guidelines');
  const guidelines = useLazyRead(feedContract.getGuidelines, { params: { property } }, needsGuidelines);

  const send = (values: FormValues, signal: AbortSignal): Promise<boolean> =>
    storeMissing(host, {
      property,
      names: {
        ...(needs.includes('first_name') && { firstName: values.text('firstName') }),
        ...(needs.includes('nick_name') && { nickName: values.text('nickName') }),
      },
      guidelines: needsGuidelines ? guidelines.data?.version : undefined,
      signal,
    });

  return (
    <Sheet isOpen={needs.length > 0} onClose={onClose} close={text('Close')} heading={props.heading}>
      <Form send={send} onSent={(isStored) => (isStored ? onDone() : onClose())} texts={formTexts(text)}>
        {needs.includes('first_name') && (
          <TextField
            name="firstName"
            label={text('First name')}
            autoComplete="given-name"
            required
            missing={text('Please fill this in.')}
            maxLength={60}
          />
        )}
        {needs.includes('nick_name') && (
          <TextField
            name="nickName"
            label={text('Nickname')}
            help={text('Other guests see this name, not your own.')}
            autoComplete="nickname"
            required
            missing={text('Please fill this in.')}
            maxLength={60}
          />
        )}
        {needsGuidelines && (
          <section>
            <GuidelinesChanges property={property} />
            <h3 className={styles.heading}>{text('Community guidelines')}</h3>
            <Paragraphs {...guidelines} paragraphs={guidelines.data?.paragraphs} />
          </section>
        )}
        <FormActions
          send={needsGuidelines ? props.agreeAndSend : props.send}
          // A guest agrees only to what they could read, and the server refuses what is sent without the consent.
          isDisabled={needsGuidelines && !guidelines.data}
        />
      </Form>
    </Sheet>
  );
}

/** The guidelines, a placeholder while they load, or a notice if that failed. */
function Paragraphs(props: { paragraphs: string[] | undefined; hasFailed: boolean; retry: () => void }) {
  const text = useText();
  const { paragraphs, hasFailed, retry } = props;
  if (!paragraphs && !hasFailed) return <Skeleton count={4} />;
  const failure = { failed: text("This part didn't load."), retry: text('Try again') };
  if (!paragraphs) return <FailedPart texts={failure} onRetry={retry} />;
  return (
    <ol className={styles.paragraphs}>
      {paragraphs.map((paragraph) => (
        <li key={paragraph}>
          <bdi>{paragraph}</bdi>
        </li>
      ))}
    </ol>
  );
}
