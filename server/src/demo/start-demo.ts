import type { PictureStore } from '../features/hotel-content/pictures/picture-store';
import type { Database } from '../platform/db/database';
import { adoptDemo } from './adopt-demo';
import { fillDemo } from './fill-demo';

interface StartDemoOptions {
  now: Date;
  pictures: PictureStore;
  isWanted: boolean;
  failed: (slug: string, error: unknown) => void;
}

/**
 * Fills in the demo hotels if they are wanted, and takes over those that an earlier version of the suite has filled
 * in.
 */
export async function startDemo(
  db: Pick<Database, 'transaction'>,
  { failed, ...options }: StartDemoOptions,
): Promise<void> {
  await fillDemo(db, options);
  await adoptDemo(db, { ...options, failed });
}
