import type { StoredPicture } from '../../platform/db/tables/columns/stored';

/** Where a drawn picture is served. The address names all that it is drawn from, so what it gives never changes. */
export const pictureUrl = (property: string, { scene, seed }: StoredPicture) =>
  `/pictures/${property}/${scene}.svg?v=${seed}`;
