import { IconButton } from '@guest/shared/ui/button/icon-button';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { useState, type ComponentType } from 'react';
import styles from './menu-button.module.css';

interface MenuState {
  isOpen: boolean;
  onClose: () => void;
}

interface MenuButtonProps<Props extends object> {
  name: string;
  /** Loads the menu with the first tap. */
  load: () => Promise<ComponentType<Props & MenuState>>;
  /** The props of the menu. */
  with: Props;
}

/** A button with three dots that opens the actions for a post or comment. */
export function MenuButton<Props extends object>({ name, load, with: props }: MenuButtonProps<Props>) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <div className={styles.menu}>
      <IconButton
        icon={Ellipsis}
        name={name}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      <LazyPart
        load={load}
        isWanted={isWanted}
        with={{ ...props, isOpen, onClose: () => setOpen(false) }}
        onFailure={() => setWanted(false)}
      />
    </div>
  );
}
