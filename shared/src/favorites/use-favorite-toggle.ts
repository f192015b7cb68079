import { useHost, useTexts } from '@guest/shared';
import type { FavoriteType } from '../contracts/favorite/favorite.contract';
import { useFavorite } from './use-favorite';

/** The texts of the button. Every package that uses it has them in its catalog. */
export type FavoriteKey = 'Add {name} to favourites' | "We couldn't save this. Please try again.";

/** Returns whether an item is a favorite and a function that changes it and says so if the change cannot be kept. */
export function useFavoriteToggle(type: FavoriteType, uuid: string) {
  const text = useTexts<FavoriteKey>();
  const { toast } = useHost();
  const { isFavorite, isAnonymous, change } = useFavorite(type, uuid);

  /** Resolves to whether the change was saved. */
  async function toggle(): Promise<boolean> {
    const isSaved = await change(!isFavorite);
    if (!isSaved) toast('error', text("We couldn't save this. Please try again."));
    return isSaved;
  }
  return { isFavorite, isAnonymous, toggle };
}
