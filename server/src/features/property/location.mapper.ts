import type { Location } from '@guest/shared/contracts/core/values';

/** Returns the coordinates and a map link, or an empty object if the location is unknown. */
export function toLocationField({ lat, lng }: { lat: number | null; lng: number | null }): {
  location?: Location;
} {
  if (lat === null || lng === null) return {};
  const at = [lat, lng].map((degrees) => degrees.toFixed(6));
  const mapUrl = `https://www.openstreetmap.org/?mlat=${at[0]}&mlon=${at[1]}#map=17/${at.join('/')}`;
  return { location: { lat, lng, mapUrl } };
}
