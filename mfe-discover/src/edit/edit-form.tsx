import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { formTexts } from '@guest/shared/ui/form/form-texts';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import { PlainPicture } from '@guest/shared/ui/picture/plain-picture';
import { ApiError, isApiError } from '@guest/shared/http/api-error';
import { useRef } from 'react';
import { tagsIn } from '../drafts/post-draft';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { NotEditable } from './not-editable';
import styles from './edit-form.module.css';
import { refusedFields } from './refused-fields';

/** Changes an own post while that is possible. What was typed stays in this tab until it is sent. */
export function EditForm({ property, post }: { property: string; post: Post }) {
  const text = useLazyText();
  const host = useHost();
  const navigateTo = useNavigateTo();
  /** The form shows whether private details are meant to be public; saving once more is the answer. */
  const wasAsked = useRef(false);
  if (!post.isMine || !post.canEdit) return <NotEditable property={property} post={post} />;

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
      draft={`draft:edit-post ${post.id}`}
      className={styles.form}
    >
      <TextArea name="text" label={text('What was your moment?')} rows={6} defaultValue={post.text} />
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
        defaultValue={post.tags.join(' ')}
        autoCapitalize="none"
      />
      <FormActions send={text('Save')} />
    </Form>
  );
}

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
