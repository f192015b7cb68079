import { useTexts } from '@guest/shared';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import { classNames } from '../ui/base/class-names';
import { IconButton } from '../ui/button/icon-button';
import styles from './heart-button.module.css';
import type { FavoriteKey } from './use-favorite-toggle';

/** A toggle in the form of a heart, named after its item. */
export function HeartButton(props: { name: string; isFavorite: boolean; onToggle: () => void }) {
  const { name, isFavorite, onToggle } = props;
  const text = useTexts<FavoriteKey>();
  return (
    <IconButton
      icon={Heart}
      name={text('Add {name} to favourites', { name })}
      aria-pressed={isFavorite}
      className={classNames(styles.heart, isFavorite && styles.isOn)}
      onClick={onToggle}
    />
  );
}
