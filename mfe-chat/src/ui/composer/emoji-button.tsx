import { IconButton } from '@guest/shared/ui/button/icon-button';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import Smile from 'lucide/dist/esm/icons/face-slightly-smiling.mjs';
import { useState } from 'react';
import { useText } from '../../texts';
import styles from './emoji-button.module.css';

const loadPicker = () =>
  import(/* webpackChunkName: "chat-emoji" */ '../sheets/emoji-sheet').then((it) => it.EmojiSheet);

/** Hidden by its style on devices whose keyboard already offers emojis. */
export function EmojiButton({ onChosen }: { onChosen: (emoji: string) => void }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Smile}
        name={text('Add an emoji')}
        aria-haspopup="dialog"
        className={styles.button}
        onClick={() => setOpen(true)}
      />
      <LazyPart
        load={loadPicker}
        isWanted={isOpen}
        with={{ isOpen, onClose: () => setOpen(false), onChosen }}
        onFailure={() => setOpen(false)}
      />
    </>
  );
}
