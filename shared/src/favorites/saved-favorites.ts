import type { Favorite, FavoriteType } from '../contracts/favorite/favorite.contract';
import { deviceStorage } from '../storage/device-storage';

/** The limit is the same as for an account. */
const MAX_FAVORITES = 200;
const TYPES: readonly FavoriteType[] = ['outlet', 'activity'];

const storageKeyOf = (property: string) => `favorites of ${property.toLowerCase()}`;

/** Returns the favorites that an anonymous visitor has saved on this device, latest first. */
export function savedFavorites(property: string): Favorite[] {
  try {
    const saved: unknown = JSON.parse(deviceStorage.getItem(storageKeyOf(property)) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isFavorite) : [];
  } catch {
    // Another program may have stored an invalid value under this name.
    return [];
  }
}

/** Adds or removes a favorite. Returns whether the device could save the change. */
export function saveFavorite(property: string, favorite: Favorite, isAdded: boolean): boolean {
  const others = savedFavorites(property).filter(
    ({ type, uuid }) => type !== favorite.type || uuid !== favorite.uuid,
  );
  const next = isAdded ? [favorite, ...others].slice(0, MAX_FAVORITES) : others;
  return deviceStorage.setItem(storageKeyOf(property), next.length > 0 ? JSON.stringify(next) : null);
}

function isFavorite(value: unknown): value is Favorite {
  if (typeof value !== 'object' || value === null) return false;
  const { type, uuid, createdAt } = value as Partial<Record<keyof Favorite, unknown>>;
  return TYPES.some((known) => known === type) && typeof uuid === 'string' && typeof createdAt === 'string';
}
