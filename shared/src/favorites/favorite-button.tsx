import { useTexts } from '@guest/shared';
import { useState } from 'react';
import type { FavoriteType } from '../contracts/favorite/favorite.contract';
import { useRequireGuest } from '../session/use-require-guest';
import { Button } from '../ui/button/button';
import styles from './favorite-button.module.css';
import { HeartButton } from './heart-button';
import { useFavoriteToggle, type FavoriteKey } from './use-favorite-toggle';

/** The texts of the button. Every package that uses it has them in its catalog. */
export type FavoriteButtonKey = FavoriteKey | 'Saved on this device.' | 'Sign in to save on all devices';

/**
 * A toggle that adds an item to the guest's favorites. With `hasSignInHint` it also offers anonymous visitors to
 * sign in, which saves favorites on all devices.
 */
export function FavoriteButton(props: {
  type: FavoriteType;
  uuid: string;
  /** The name of the item. */
  name: string;
  hasSignInHint?: boolean;
}) {
  const { type, uuid, name, hasSignInHint = false } = props;
  const text = useTexts<FavoriteButtonKey>();
  const requireGuest = useRequireGuest();
  const { isFavorite, isAnonymous, toggle } = useFavoriteToggle(type, uuid);
  const [isSavedOnDevice, setIsSavedOnDevice] = useState(false);

  async function toggleWithHint() {
    const isSaved = await toggle();
    if (isSaved && isAnonymous) setIsSavedOnDevice(!isFavorite);
  }
  return (
    <>
      <HeartButton name={name} isFavorite={isFavorite} onToggle={() => void toggleWithHint()} />
      <span role="status" className={styles.hint}>
        {isSavedOnDevice && hasSignInHint && (
          <>
            {text('Saved on this device.')}
            <Button look="quiet" onClick={() => void requireGuest('favorites', uuid)}>
              {text('Sign in to save on all devices')}
            </Button>
          </>
        )}
      </span>
    </>
  );
}
