import { useHost } from '@guest/shared';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { Icon } from '@guest/shared/ui/base/icon';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import Wifi from 'lucide/dist/esm/icons/wifi.mjs';
import { useState } from 'react';
import { useText } from '../texts';
import styles from './quick-actions.module.css';

const loadSheet = () => import(/* webpackChunkName: "wifi" */ './wifi/wifi-sheet').then((it) => it.WifiSheet);

/** Opens the sheet with the Wi-Fi access, which is loaded with the first tap. */
export function WifiAction({ property }: { property: Property }) {
  const text = useText();
  const { toast } = useHost();
  const [isOpen, setOpen] = useState(false);
  // The sheet stays mounted once it was opened, so that it can restore the focus when it closes.
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpen(true);
    setWasOpened(true);
  };
  const onFailure = () => {
    toast('error', text("This part didn't load."));
    setOpen(false);
    setWasOpened(false);
  };
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={open} className={styles.way}>
        <Icon of={Wifi} className={styles.icon} />
        {text('Wi-Fi')}
      </button>
      <LazyPart
        load={loadSheet}
        isWanted={wasOpened}
        with={{ property, isOpen, onClose: () => setOpen(false) }}
        onFailure={onFailure}
      />
    </li>
  );
}
