import { IconButton } from '@guest/shared/ui/button/icon-button';
import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import { useRef } from 'react';
import { useText } from '../../texts';
import styles from './attach-button.module.css';

/** Leads to the device's own choice of files and photos. What may be sent is judged when it is known what it is. */
export function AttachButton({ onChosen }: { onChosen: (files: readonly File[]) => void }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={Paperclip}
        name={text('Attach files')}
        className={styles.button}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text('Attach files')}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
