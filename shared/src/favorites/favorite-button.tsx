import { useHost, useTexts } from '@guest/shared';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import type { FavoriteType } from '../contracts/favorite/favorite.contract';
import { classList } from '../ui/base/class-list';
import { IconButton } from '../ui/button/icon-button';
import styles from './favorite-button.module.css';
import { useFavorite } from './use-favorite';

/** The texts of the button. Every package that uses it has them in its catalog. */
export type FavoriteKey = 'Add {name} to favourites' | "We couldn't save this. Please try again.";

/** A toggle that adds an item to the guest's favorites. */
export function FavoriteButton(props: {
  type: FavoriteType;
  uuid: string;
  /** The name of the item. */
  name: string;
  /** Called when an anonymous visitor changes a favorite on this device. */
  onKeptHere?: (isKept: boolean) => void;
}) {
  const { type, uuid, name, onKeptHere } = props;
  const text = useTexts<FavoriteKey>();
  const { toast } = useHost();
  const { isFavorite, isStranger, change } = useFavorite(type, uuid);

  async function toggle() {
    const isKept = await change(!isFavorite);
    if (!isKept) toast('error', text("We couldn't save this. Please try again."));
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
