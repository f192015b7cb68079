import { isDrawing, type PictureFile } from '../model/hotel-content';
import { areAlike } from '../likeness/are-alike';
import { suggestionFor } from '../folder/suggestion';
import type { Check, Report } from './check';
import { pictureUses, type PictureUse } from './picture-uses';

/** The minimum width in pixels at which a picture looks sharp in its place. */
const MIN_WIDTHS: Readonly<Record<PictureUse['by'], number>> = {
  hero: 1_600,
  gallery: 800,
  item: 800,
  other: 800,
};

/** Checks that each named picture exists and has an alternative text, and that no two dishes share one. */
export const checkPictures: Check = (content, report) => {
  const { file: textsFile, value, files } = content.pictures;
  const uses = pictureUses(content);
  const dishes: Dish[] = [];
  for (const use of uses) {
    const { name, by } = use;
    if (!files.has(name)) {
      const suggestion = suggestionFor(name, [...files.keys()]);
      report(use, { code: 'picture-unknown', message: `There is no picture "${name}".`, suggestion });
      continue;
    }
    if (!Object.hasOwn(value, name))
      report(use, {
        code: 'alt-missing',
        message: `${textsFile} does not say what "${name}" shows. Add: ${name}: { alt: … }`,
      });
    const picture = files.get(name);
    if (!picture) continue;
    if (picture.width < MIN_WIDTHS[by] && !isDrawing(picture.path))
      report(use, {
        code: 'picture-small',
        message: `${picture.path} is ${picture.width} pixels wide; it looks good from ${MIN_WIDTHS[by]}.`,
        isWarning: true,
      });
    if (by === 'item') dishes.push({ ...use, picture });
  }
  checkDishes(dishes, report);
  for (const name of Object.keys(value))
    if (!files.has(name))
      report(
        { file: textsFile, path: [name] },
        {
          code: 'picture-missing',
          message: `There is no file of the picture "${name}".`,
          suggestion: suggestionFor(name, [...files.keys()]),
        },
      );
  for (const [name, picture] of files)
    if (picture && !uses.some((use) => use.name === name))
      report(
        { file: picture.path, path: [] },
        { code: 'picture-unused', message: 'Nothing shows this picture.', isWarning: true },
      );
};

type Dish = PictureUse & { picture: PictureFile };

/** Compares the picture of each dish with those of the dishes before it. */
function checkDishes(dishes: readonly Dish[], report: Report): void {
  for (const [i, dish] of dishes.entries()) {
    const before = dishes.slice(0, i);
    const same = before.find(({ picture }) => picture.sha256 === dish.picture.sha256);
    const { likeness } = dish.picture;
    const alike = before.find(
      ({ picture }) => likeness && picture.likeness && areAlike(likeness, picture.likeness),
    );
    if (same)
      report(dish, {
        code: 'picture-shared',
        message: `"${same.name}" of ${same.file} is the same picture. A guest takes it for the dish, so that each has its own or none.`,
      });
    else if (alike)
      report(dish, {
        code: 'picture-alike',
        message: `"${alike.name}" of ${alike.file} looks almost the same. A guest takes a picture for the dish, so that each has its own or none.`,
        isWarning: true,
      });
  }
}
