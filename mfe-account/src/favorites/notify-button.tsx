import type { ListedFavorite } from '@guest/shared/contracts/favorite/favorite.contract';
import { classNames } from '@guest/shared/ui/base/class-names';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import styles from './notify-button.module.css';
import { useExtraText } from '../extra-texts/extra-texts';
import { useNotify } from './use-notify';

/**
 * Toggles messages about places that become free. It appears only for outlets and activities that can be booked in the
 * app.
 */
export function NotifyButton({ favorite }: { favorite: ListedFavorite }) {
  const { item } = favorite;
  const text = useExtraText();
  const { isOn, change } = useNotify(favorite);
  if (!item || !canBeBooked(favorite)) return null;
  return (
    <IconButton
      icon={BellRing}
      name={text('Notify me when {name} is available again', { name: item.name })}
      aria-pressed={isOn}
      className={classNames(isOn && styles.isOn)}
      onClick={() => void change(!isOn)}
    />
  );
}

function canBeBooked(favorite: ListedFavorite): boolean {
  if (favorite.type === 'activity') return favorite.item?.isBookable === true;
  return favorite.item?.bookingMode === 'instant' || favorite.item?.bookingMode === 'onDemand';
}
