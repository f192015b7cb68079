import { releaseFiguresSchema, type ReleaseFigures } from '@guest/shared/contracts/release/release.contract';
import type { ReleaseStorage } from '../storage/storage';
import { readJson } from '../storage/read-json';

const FIGURES_FILE = 'figures.json';

/** Stores how the releases perform in the pages of guests, for the people who release. */
export async function saveFigures(storage: ReleaseStorage, figures: ReleaseFigures): Promise<void> {
  // A damaged file is overwritten.
  const known = await readFigures(storage).catch(() => undefined);
  if (JSON.stringify(known?.rows) === JSON.stringify(figures.rows)) return;
  await storage.replace(FIGURES_FILE, JSON.stringify(figures, null, 2));
}

/** Returns the figures that the server stored last; `undefined` before the first report of a page. */
export const readFigures = (storage: ReleaseStorage): Promise<ReleaseFigures | undefined> =>
  readJson(storage, FIGURES_FILE, releaseFiguresSchema);
