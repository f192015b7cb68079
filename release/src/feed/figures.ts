import { releaseFiguresSchema, type ReleaseFigures } from '@guest/shared/contracts/release/release.contract';
import type { ReleaseStorage } from '../storage/storage';
import { readJson } from '../storage/read-json';

const FIGURES_FILE = 'figures.json';

/** Puts down how the releases do in the pages of guests, where whoever releases can read it. */
export async function keepFigures(storage: ReleaseStorage, figures: ReleaseFigures): Promise<void> {
  // What is damaged is put right by writing it anew.
  const known = await readFigures(storage).catch(() => undefined);
  if (JSON.stringify(known?.rows) === JSON.stringify(figures.rows)) return;
  await storage.replace(FIGURES_FILE, JSON.stringify(figures, null, 2));
}

/** What the server has put down last; nothing where no page has told anything yet. */
export const readFigures = (storage: ReleaseStorage): Promise<ReleaseFigures | undefined> =>
  readJson(storage, FIGURES_FILE, releaseFiguresSchema);
