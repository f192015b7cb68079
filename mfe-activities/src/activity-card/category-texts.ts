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

/** Returns the name of a category. A category unknown to this build is shown as the hotel names it. */
export const categoryName = (category: string, text: (key: TextKey) => string): string => {
  const key = categoryTexts[category];
  return key ? text(key) : category;
};
