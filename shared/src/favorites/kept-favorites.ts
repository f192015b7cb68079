import type { Favorite, FavoriteType } from '../contracts/favorite/favorite.contract';
import { deviceStorage } from '../storage/device-storage';

/** The limit is the same as for an account. */
const MOST_FAVORITES = 200;
const TYPES: readonly FavoriteType[] = ['outlet', 'activity'];

const placeOf = (property: string) => `favorites of ${property.toLowerCase()}`;

/** Returns the favorites that an anonymous visitor has saved on this device, latest first. */
export function keptFavorites(property: string): Favorite[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(placeOf(property)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFavorite) : [];
  } catch {
    // Somebody else's value under our name.
    return [];
  }
}

/** Adds or removes a favorite. Returns whether the device could save the change. */
export function keepFavorite(property: string, favorite: Favorite, isKept: boolean): boolean {
  const others = keptFavorites(property).filter(
    ({ type, uuid }) => type !== favorite.type || uuid !== favorite.uuid,
  );
  const next = isKept ? [favorite, ...others].slice(0, MOST_FAVORITES) : others;
  return deviceStorage.setItem(placeOf(property), next.length > 0 ? JSON.stringify(next) : null);
}

function isFavorite(value: unknown): value is Favorite {
  if (typeof value !== 'object' || value === null) return false;
  const { type, uuid, createdAt } = value as Partial<Record<keyof Favorite, unknown>>;
  return TYPES.some((known) => known === type) && typeof uuid === 'string' && typeof createdAt === 'string';
}
