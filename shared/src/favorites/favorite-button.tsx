import { useHost, useTexts } from '@guest/shared';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import type { FavoriteType } from '../contracts/favorite/favorite.contract';
import { classList } from '../ui/base/class-list';
import { IconButton } from '../ui/button/icon-button';
import styles from './favorite-button.module.css';
import { useFavorite } from './use-favorite';

/** Whoever shows the button has these in its catalog. */
export type FavoriteKey = 'Add {name} to favourites' | 'This could not be kept. Try again.';

/** The heart at something that a guest may want to find again. */
export function FavoriteButton(props: {
  type: FavoriteType;
  uuid: string;
  /** Of what it is at. */
  name: string;
  /** Hears what a stranger has kept on this device. */
  onKeptHere?: (isKept: boolean) => void;
}) {
  const { type, uuid, name, onKeptHere } = props;
  const text = useTexts<FavoriteKey>();
  const { toast } = useHost();
  const { isFavorite, isStranger, change } = useFavorite(type, uuid);

  async function toggle() {
    const isKept = await change(!isFavorite);
    if (!isKept) toast('error', text('This could not be kept. Try again.'));
    else if (isStranger) onKeptHere?.(!isFavorite);
  }
  return (
    <IconButton
      icon={Heart}
      name={text('Add {name} to favourites', { name })}
      aria-pressed={isFavorite}
      className={classList(styles.heart, isFavorite && styles.isOn)}
      onClick={() => void toggle()}
    />
  );
}
