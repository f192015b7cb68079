import { useHost } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract, type PostingNeed } from '@guest/shared/contracts/feed/posting.contract';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { toUser } from '@guest/shared/session/to-user';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import { readQuery } from '@guest/shared/reads/read-query';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { formTexts } from '@guest/shared/ui/form/form-texts';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { GuidelinesChanges } from '../guidelines/changes';
import { followAllowToPost } from '../guidelines/follow-allow-to-post';
import { showChangedGuidelines } from '../guidelines/show-changed-guidelines';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { useText } from '../texts';
import styles from './needs-sheet.module.css';

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
  const needsName = needs.includes('first_name') || needs.includes('nick_name');
  const needsGuidelines = needs.includes('guidelines');
  const guidelines = useLazyRead(feedContract.getGuidelines, { params: { property } }, needsGuidelines);

  async function send(values: FormValues, signal: AbortSignal): Promise<void> {
    const { token } = host.session.getState();
    const options = { params: { property }, signal, isToastSuppressed: true };
    if (needsName) {
      const { user } = await host.api.call(profileContract.getGuest, options);
      const names = {
        ...(needs.includes('first_name') && { firstName: values.text('firstName') }),
        ...(needs.includes('nick_name') && { nickName: values.text('nickName') }),
      };
      const known = await host.api.call(profileContract.updateGuest, {
        ...options,
        body: { version: user.version, ...names },
      });
      const { queryKey } = readQuery(host, profileContract.getGuest, { params: { property } });
      host.queries.setQueryData(queryKey, known);
      // What the guest sends next is shown under the new name at once.
      host.session.getState().userChanged(toUser(known.user));
    }
    if (guidelines.data) {
      const { version } = guidelines.data;
      const accepted = await host.api
        .call(postingContract.acceptGuidelines, { ...options, body: { version } })
        .catch(async (error: unknown) => {
          if (isApiError(error)) await showChangedGuidelines(host, property, error.reply);
          throw error;
        });
      followAllowToPost(host, token, accepted);
    }
    await host.queries.invalidateQueries({
      queryKey: readQuery(host, postingContract.getOwnShare, { params: { property } }).queryKey,
    });
  }

  return (
    <Sheet isOpen={needs.length > 0} onClose={onClose} close={text('Close')} heading={props.heading}>
      <Form send={send} onSent={onDone} texts={formTexts(text)}>
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
