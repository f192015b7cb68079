import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { viennaWith } from '../../server/src/features/hotel-content/testing/vienna';
import { photoFile } from '../actors/photo-file';
import { englishTexts } from './english-texts';

const MENU = 'outlets/bar/menus/drinks.yaml';

/** The colours of the photos, of which each shows something else. */
const PHOTOS = {
  court: [216, 178, 140],
  counter: [96, 44, 40],
  bath: [40, 110, 130],
  melange: [190, 140, 96],
} as const;
const ALTS = `court: { alt: Der Hof am Morgen, focus: [0.5, 0.7], credit: Eigenes Foto }
counter: { alt: Die Theke am Abend }
bath: { alt: Das Becken unter dem Gewölbe }
melange: { alt: Eine Melange auf dem Tresen }
`;

/**
 * Turns the folder that `hotel new` has written into that of a hotel in Vienna, as its owner would: German and English, a
 * bar that is open until three, a spa with an activity, and photos.
 */
export async function writeVienna(folder: string, slug: string): Promise<void> {
  const files = viennaWith(
    [
      ['hotel.yaml', 'currency: EUR', 'currency: EUR\npicture: court'],
      [
        'outlets/bar/outlet.yaml',
        '{ sun-thu: [07:00-00:00], fri-sat: [07:00-03:00 Nacht] }',
        '{ daily: [07:00-03:00 Nacht] }',
      ],
      ['outlets/bar/outlet.yaml', 'priceLevel: 2', 'priceLevel: 2\npictures: [counter]'],
      [MENU, 'key: melange', 'key: melange\n        picture: melange'],
      ['outlets/spa/outlet.yaml', 'priceLevel: 3', 'priceLevel: 3\npictures: [bath]'],
      ['activities/steam-evening.yaml', 'place: Im Bad', 'place: Im Bad\npictures: [bath]'],
    ],
    slug,
  );
  for (const example of ['activities/morning-walk.yaml', 'texts/en/activities/morning-walk.yaml'])
    await rm(join(folder, example));
  const photos = Object.entries(PHOTOS).map(
    ([name, colour]) => [`pictures/${name}.png`, photoFile(name, colour).buffer] as const,
  );
  for (const [path, content] of [...files, ...englishTexts, ['pictures/pictures.yaml', ALTS], ...photos]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
