import type { DrawnPicture } from '../../platform/db/tables/columns/stored';

/**
 * Returns the URL of a generated picture. It names everything the picture is made from, so the response never
 * changes and can be cached forever.
 */
export const pictureUrl = (property: string, { scene, seed }: DrawnPicture) =>
  `/pictures/${property}/${scene}.svg?v=${seed}`;
