import type { ListedFavorite } from '@guest/shared/contracts/favorite/favorite.contract';
import { HeartButton } from '@guest/shared/favorites/heart-button';
import { useFavoriteToggle } from '@guest/shared/favorites/use-favorite-toggle';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Button } from '@guest/shared/ui/button/button';
import { ListRow } from '@guest/shared/ui/card/list-row';
import { Picture } from '@guest/shared/ui/picture/picture';
import { useRef } from 'react';
import { FavoriteFact } from './favorite-fact';
import { FavoriteLink } from './favorite-link';
import styles from './favorite-row.module.css';
import { NotifyButton } from './notify-button';
import { useExtraText } from '../extra-texts/extra-texts';

/** A favorite. Once removed it stays in place with a button that puts it back. */
export function FavoriteRow({ favorite }: { favorite: ListedFavorite }) {
  const { type, uuid, item, withdrawn } = favorite;
  const text = useExtraText();
  const isAnonymous = useIsAnonymous();
  const { isFavorite, toggle } = useFavoriteToggle(type, uuid);
  const actions = useRef<HTMLSpanElement>(null);
  const name = item?.name ?? withdrawn?.name ?? '';

  function putBack() {
    // The button disappears, and the keyboard should stay in this row.
    actions.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
    void toggle();
  }
  return (
    <ListRow
      before={
        item?.images[0] && (
          <Picture image={item.images[0]} ratio="square" isSmall isDecorative className={styles.picture} />
        )
      }
      name={
        <span className={classNames((withdrawn || !isFavorite) && styles.faded)}>
          <FavoriteLink favorite={favorite} />
        </span>
      }
      line={
        <>
          <bdi>{item?.place}</bdi>
          {withdrawn && text('No longer offered')}
          <span role="status">{!isFavorite && <> · {text('Removed from favourites')}</>}</span>
          {isFavorite && (
            <span className={styles.fact}>
              <FavoriteFact favorite={favorite} />
            </span>
          )}
        </>
      }
      end={
        <span ref={actions} className={styles.end}>
          {!isFavorite && (
            <Button look="quiet" onClick={putBack}>
              {text('Undo')}
            </Button>
          )}
          {isFavorite && !isAnonymous && <NotifyButton favorite={favorite} />}
          <HeartButton name={name} isFavorite={isFavorite} onToggle={() => void toggle()} />
        </span>
      }
    />
  );
}
