import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { postSchema } from '@guest/shared/contracts/feed/feed.schema';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { formTexts } from '@guest/shared/ui/form/form-texts';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import { PlainPicture } from '@guest/shared/ui/picture/plain-picture';
import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { Notice } from '@guest/shared/ui/state/notice';
import { ApiError, isApiError } from '@guest/shared/http/api-error';
import Info from 'lucide/dist/esm/icons/info.mjs';
import { useRef, useState } from 'react';
import { useSecondsLeftText } from '../confirm/use-seconds-left-text';
import { editDraftName } from '../drafts/edit-draft';
import { tagsIn } from '../drafts/post-draft';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { NotEditable } from './not-editable';
import styles from './edit-form.module.css';
import { refusedFields } from './refused-fields';

interface EditFormProps {
  property: string;
  /** The post as the page has read it last. */
  post: Post;
}

/**
 * Changes an own post. Whether that is possible is decided when the form opens: later reads do not take away what was
 * typed, and the server refuses an edit that arrives late.
 */
export function EditForm({ property, post }: EditFormProps) {
  const [opened, setOpened] = useState<Post>();
  const isOpen = opened?.id === post.id;
  if (!isOpen && post.isMine && post.canEdit) setOpened(post);
  return isOpen ? (
    <OpenForm key={opened.id} property={property} opened={opened} />
  ) : (
    <NotEditable property={property} post={post} />
  );
}

/** The fields of the form. What was typed stays in this tab until it is sent. */
function OpenForm({ property, opened }: { property: string; opened: Post }) {
  const text = useLazyText();
  const host = useHost();
  const navigateTo = useNavigateTo();
  /** The form shows whether private details are meant to be public; saving once more is the answer. */
  const wasAsked = useRef(false);
  /** The post that the author has seen: as it was opened, or as another device has changed it since. */
  const [post, setPost] = useState(opened);
  const isChangedElsewhere = post !== opened;

  async function send(values: FormValues, signal: AbortSignal): Promise<Post> {
    const kept = post.images.map((_image, i) => i).filter((i) => !values.isOn(`remove-${i}`));
    const photos = kept.flatMap((i) => {
      const image = post.images[i];
      return image ? [{ url: image.url, alt: values.text(`alt:${i}`) }] : [];
    });
    const written = { text: values.text('text'), tags: tagsIn(values.text('tags')) };
    return host.api
      .call(postingContract.editPost, {
        params: { property, postId: post.id },
        body: { version: post.version, ...written, photos, isAnyway: wasAsked.current },
        signal,
        isToastSuppressed: true,
      })
      .catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        wasAsked.current = error.reply?.code === 'looks_private';
        const current = currentPostIn(error);
        if (current) setPost(current);
        const refused = refusedFields({ ...written, alts: photos.map(({ alt }) => alt) }, error.reply, text);
        throw withFormFields(error, kept, refused);
      });
  }

  async function openPost(): Promise<void> {
    await host.queries.invalidateQueries();
    navigateTo('property-discover-id', { property, id: post.id });
  }

  return (
    <Form
      send={send}
      onSent={() => void openPost()}
      texts={formTexts(text)}
      draft={editDraftName(post)}
      className={styles.form}
    >
      <NeedsConnection text={text("You're offline. This needs a connection to the hotel.")} />
      {isChangedElsewhere && (
        <Notice icon={Info} heading={text('The post as it is now')}>
          <p lang={post.lang} dir="auto">
            {post.text}
          </p>
        </Notice>
      )}
      <TextArea name="text" label={text('What was your moment?')} rows={6} defaultValue={opened.text} />
      {post.images.map((image, i) => (
        <div key={image.url} className={styles.photo}>
          <PlainPicture image={image} />
          <TextField
            // The name that the server gives to this field.
            name={`alt:${i}`}
            label={text('Description of photo {number}', { number: i + 1 })}
            note={text('optional')}
            help={text("Describe it for someone who can't see it.")}
            defaultValue={image.alt}
          />
          <Checkbox name={`remove-${i}`} label={text('Remove photo {number}', { number: i + 1 })} />
        </div>
      ))}
      <TextField
        name="tags"
        label={text('Tags')}
        note={text('optional')}
        help={text('Up to five words, such as sea or breakfast.')}
        defaultValue={opened.tags.join(' ')}
        autoCapitalize="none"
      />
      <Countdown editBy={opened.editBy} />
      <FormActions send={text('Save')} />
    </Form>
  );
}

/** A component of its own, so that the form is not rendered again each second. */
function Countdown({ editBy }: Pick<Post, 'editBy'>) {
  return <p className={styles.left}>{useSecondsLeftText(editBy)}</p>;
}

/** Returns the current post from the refusal of an edit that was made to an earlier version of it. */
const currentPostIn = ({ reply }: ApiError): Post | undefined =>
  reply?.code === 'version_conflict' ? postSchema.safeParse(reply.data).data : undefined;

/** The server counts only the photos that stay, while the form has fields for all photos of the post. */
function withFormFields(
  { status, message, reply }: ApiError,
  kept: readonly number[],
  refused: ReturnType<typeof refusedFields>,
): ApiError {
  const nameOf = (field: string) =>
    field.replace(/^alt:(\d+)$/, (name, index) => {
      const inForm = kept[Number(index)];
      return inForm === undefined ? name : `alt:${inForm}`;
    });
  const fields = [...(reply?.fields ?? []), ...refused].map((it) => ({ ...it, field: nameOf(it.field) }));
  return new ApiError(status, message, { ...reply, ...(fields.length > 0 && { fields }) });
}
