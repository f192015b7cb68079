import { POST_LIMITS } from '@guest/shared/contracts/feed/post-limits';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { usePathParam } from '@guest/shared/page/path-param';
import { useSharedPhotos } from '@guest/shared/share-target/use-shared-photos';
import { shrinkPhoto } from '@guest/shared/uploads/shrink-photo';
import { FileButton } from '@guest/shared/ui/button/file-button';
import { Icon } from '@guest/shared/ui/base/icon';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import { useState } from 'react';
import type { DraftEditor } from '../drafts/draft-editor';
import type { DraftPhoto } from '../drafts/post-draft';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { PhotoRow } from './photo-row';
import styles from './photos-field.module.css';

interface PhotosFieldProps {
  editor: DraftEditor;
  photos: DraftPhoto[];
  /** Photos are still being read. */
  isAdding: boolean;
  /** A photo came after the post had as many as it may have. */
  hasNoRoom: boolean;
  /** Returns what is wrong with the description of the photo with this number, from 1. */
  altErrorOf: (number: number) => string | undefined;
}

/** The photos of a post in their order, each with its description. */
export function PhotosField({ editor, photos, isAdding, hasNoRoom, altErrorOf }: PhotosFieldProps) {
  const text = useLazyText();
  const [hasUnreadable, setUnreadable] = useState(false);
  const [hasTooMany, setTooMany] = useState(false);
  const isFull = hasTooMany || hasNoRoom;
  const left = POST_LIMITS.photos - photos.length;

  async function add(files: File[]) {
    setUnreadable(false);
    setTooMany(files.length > left);
    for (const file of files.slice(0, left)) {
      const shrunk = await shrinkPhoto(file);
      if (!shrunk) setUnreadable(true);
      else await editor.addPhoto({ id: createIdempotencyKey(), alt: '', ...shrunk });
    }
  }
  function addAll(files: File[]): Promise<void> {
    const adding = add(files);
    editor.isAdding(adding);
    return adding;
  }
  useSharedPhotos({ property: usePathParam('property'), target: 'post' }, addAll);

  return (
    <fieldset className={styles.field} aria-busy={isAdding || undefined}>
      <legend className={styles.legend}>
        {text('Photos')} <span className={styles.note}>{text('optional')}</span>
      </legend>
      {photos.length > 0 && (
        <ol role="list" className={styles.photos}>
          {photos.map((photo, i) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              number={i + 1}
              altError={altErrorOf(i + 1)}
              onDescribe={(alt) => editor.describePhoto(photo.id, alt)}
              onForward={i > 0 ? () => editor.movePhotoForward(photo.id) : undefined}
              onRemove={() => editor.removePhoto(photo.id)}
            />
          ))}
        </ol>
      )}
      {left > 0 && (
        <FileButton
          multiple
          accept="image/png,image/jpeg,image/gif,image/webp,image/heic"
          onChoose={(files) => void addAll(files)}
        >
          <Icon of={Camera} />
          {isAdding ? text('Adding the photo') : text('Add a photo')}
        </FileButton>
      )}
      {hasUnreadable && (
        <p role="alert" className={styles.fault}>
          {text("We can't read this photo. Please choose a JPEG or PNG.")}
        </p>
      )}
      <p role={isFull ? 'alert' : undefined} className={isFull ? styles.fault : styles.help}>
        {text('Up to 4 photos per post.')}
      </p>
    </fieldset>
  );
}
