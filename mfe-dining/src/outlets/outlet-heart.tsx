import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { FavoriteButton } from '@guest/shared/favorites/favorite-button';
import { useNeedsGuest } from '@guest/shared/session/use-needs-guest';
import { Button } from '@guest/shared/ui/button/button';
import { useState } from 'react';
import { useLateText } from '../late-texts/late-texts';
import styles from './outlet-heart.module.css';

/**
 * The favorite button. If it stands alone, it also offers anonymous visitors to sign in, which saves
 * favorites on all devices.
 */
export function OutletHeart({ outlet: { uuid, name }, isAlone }: { outlet: Outlet; isAlone: boolean }) {
  const text = useLateText();
  const needsGuest = useNeedsGuest();
  const [isKeptHere, setIsKeptHere] = useState(false);
  return (
    <>
      <FavoriteButton type="outlet" uuid={uuid} name={name} onKeptHere={setIsKeptHere} />
      <span role="status" className={styles.kept}>
        {isKeptHere && isAlone && (
          <>
            {text('Saved on this device.')}
            <Button look="quiet" onClick={() => void needsGuest('favorites', uuid)}>
              {text('Sign in to save on all devices')}
            </Button>
          </>
        )}
      </span>
    </>
  );
}
