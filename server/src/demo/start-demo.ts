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

/** Brings the demo hotels up to date: fills them in where they are wanted, and takes over those of an earlier version. */
export async function startDemo(
  db: Pick<Database, 'transaction'>,
  { failed, ...options }: StartDemoOptions,
): Promise<void> {
  await fillDemo(db, options);
  await adoptDemo(db, { ...options, failed });
}
