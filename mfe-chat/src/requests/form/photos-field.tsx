import { Button } from '@guest/shared/ui/button/button';
import { FileButton } from '@guest/shared/ui/button/file-button';
import { Icon } from '@guest/shared/ui/base/icon';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useId } from 'react';
import { useText } from '../../texts';
import { acceptOf } from '../../uploads/check-file';
import { useObjectUrl } from '@guest/shared/uploads/use-object-url';
import styles from './photos-field.module.css';
import { useRequestText } from '../texts/request-texts';
import type { RequestPhoto, RequestPhotos } from './use-request-photos';

/** Adds photos to a request, for example of damage. */
export function PhotosField({ max, of: { photos, add, remove, retry } }: { max: number; of: RequestPhotos }) {
  const text = useRequestText();
  const id = useId();
  const remaining = max - photos.length;
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-help`}>
      <legend className={styles.legend}>
        {text('Photos')} <span className={styles.note}>{text('optional')}</span>
      </legend>
      {photos.length > 0 && (
        <ul role="list" className={styles.photos}>
          {photos.map((photo) => (
            <Photo
              key={photo.id}
              photo={photo}
              onRemove={() => remove(photo.id)}
              onRetry={() => retry(photo)}
            />
          ))}
        </ul>
      )}
      {remaining > 0 && (
        <FileButton multiple accept={acceptOf('photo')} onChoose={(files) => add(files.slice(0, remaining))}>
          <Icon of={Camera} />
          {text('Add a photo')}
        </FileButton>
      )}
      <p id={`${id}-help`} className={styles.help}>
        {text('Up to {count} photos, so we know what to bring.', { count: max })}
      </p>
    </fieldset>
  );
}

function Photo(props: { photo: RequestPhoto; onRemove: () => void; onRetry: () => void }) {
  const { photo, onRemove, onRetry } = props;
  const { file, part, key, error, failure } = photo;
  const text = useRequestText();
  const chatText = useText();
  const url = useObjectUrl(file);
  const hasFailed = failure !== undefined;
  return (
    <li className={styles.photo}>
      {url && error === undefined && <img src={url} alt="" className={styles.picture} />}
      <div className={styles.facts}>
        <bdi className={styles.name}>{file.name}</bdi>
        {key === undefined && error === undefined && !hasFailed && (
          <progress aria-label={text('Uploading')} value={part} className={styles.progress} />
        )}
        {error !== undefined && (
          <p role="alert" className={styles.fault}>
            {chatText(error)}
          </p>
        )}
        {hasFailed && (
          <>
            <p role="alert" className={styles.fault}>
              {failure ?? text("The photo didn't upload.")}
            </p>
            <Button onClick={onRetry}>{text('Try again')}</Button>
          </>
        )}
      </div>
      <IconButton icon={X} name={text('Remove {name}', { name: file.name })} onClick={onRemove} />
    </li>
  );
}
