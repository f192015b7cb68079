import type { TextKey } from '../texts';

const categoryTexts: Readonly<Record<string, TextKey>> = {
  wellness: 'Wellness',
  water: 'Water',
  family: 'Family',
  culture: 'Culture',
  food: 'Food',
  nature: 'Nature',
  sport: 'Sport',
  music: 'Music',
};

/** What a category is called; one that this build does not know is called what the hotel calls it. */
export const categoryName = (category: string, text: (key: TextKey) => string): string => {
  const key = categoryTexts[category];
  return key ? text(key) : category;
};
