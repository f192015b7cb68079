import { pathTo } from '@guest/shared/routes/routes';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addHero, addPhoto } from './add-photos';
import { runHotel } from './hotel-command';

const SLUG = 'bench-photo';
const PHOTO = 1;

/** The home of a hotel with a photo, because the demo hotels have drawings. */
export const photoPage = {
  name: 'photo',
  path: pathTo('property', { property: SLUG }),
  content: 'main h1',
};

/** Publishes the hotel, unless an earlier run has done so. */
export async function publishPhotoHotel(origin: string, dataDir: string): Promise<void> {
  if ((await fetch(`${origin}/web/property/${SLUG}/detail`)).ok) return;
  const home = await mkdtemp(join(tmpdir(), 'bench-photo-'));
  const folder = join(home, SLUG);
  try {
    await runHotel(dataDir, 'new', folder);
    await addPhoto(folder, PHOTO);
    await addHero(folder, PHOTO);
    await runHotel(dataDir, 'import', folder, '--publish', '--yes');
  } finally {
    await rm(home, { recursive: true });
  }
}
