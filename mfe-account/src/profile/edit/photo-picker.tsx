import { buttonClass } from '@guest/shared/ui/button/button-look';
import { useId, type ChangeEvent } from 'react';
import { useOwnText, type OwnTextKey } from '../texts/own-texts';
import styles from './photo-picker.module.css';

/** Opens the file picker of the platform, including the camera, with a styled button. */
export function PhotoPicker(props: {
  accept: string;
  fault: OwnTextKey | undefined;
  onPick: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const { accept, fault, onPick } = props;
  const text = useOwnText();
  const id = useId();
  return (
    <div className={styles.picker}>
      <label className={buttonClass({ look: 'secondary', isWide: true }, styles.button)}>
        {text('Choose a photo')}
        <input
          type="file"
          accept={accept}
          aria-describedby={id}
          aria-invalid={fault ? true : undefined}
          className={styles.input}
          onChange={onPick}
        />
      </label>
      <p id={id} role={fault ? 'alert' : undefined} className={fault ? styles.fault : styles.help}>
        {fault ? text(fault) : text('PNG or JPEG, up to 7 MB')}
      </p>
    </div>
  );
}
