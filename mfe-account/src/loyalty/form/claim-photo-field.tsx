import { Icon } from '@guest/shared/ui/base/icon';
import { Button } from '@guest/shared/ui/button/button';
import { FileButton } from '@guest/shared/ui/button/file-button';
import { FieldMessages } from '@guest/shared/ui/form/field/field';
import { useField } from '@guest/shared/ui/form/field/use-field';
import { shrinkPhoto } from '@guest/shared/uploads/shrink-photo';
import { useObjectUrl } from '@guest/shared/uploads/use-object-url';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import { useState } from 'react';
import { useExtraText } from '../../extra-texts/extra-texts';
import styles from './claim-photo-field.module.css';

/** The photo of a bill. It is made small when it is chosen, and uploaded with the report. */
export function ClaimPhotoField(props: {
  photo: Blob | undefined;
  onChange: (photo: Blob | undefined) => void;
}) {
  const { photo, onChange } = props;
  const text = useExtraText();
  const [isUnreadable, setUnreadable] = useState(false);
  const url = useObjectUrl(photo);
  const help = text('The bill, for example.');
  const error = isUnreadable ? { error: text("We can't read this file. Please choose a photo.") } : {};
  const field = useField({ name: 'photo', label: text('Photo'), help, ...error });

  async function choose(file: File | undefined) {
    if (!file) return;
    const shrunk = await shrinkPhoto(file);
    setUnreadable(!shrunk);
    onChange(shrunk?.blob);
  }
  return (
    <div className={styles.field}>
      {url && <img src={url} alt={text('Your photo')} className={styles.picture} />}
      <div className={styles.actions}>
        <FileButton
          {...field.words}
          {...field.state}
          name="photo"
          accept="image/*"
          onChoose={([file]) => void choose(file)}
        >
          <Icon of={Camera} />
          {photo ? text('Choose another photo') : text('Add a photo')}
        </FileButton>
        {photo && (
          <Button look="quiet" onClick={() => onChange(undefined)}>
            {text('Remove photo')}
          </Button>
        )}
      </div>
      <FieldMessages id={field.id} help={help} {...(field.error && { error: field.error })} />
    </div>
  );
}
