import type { ConvertedItem, ConvertedMenu, ConvertedText } from '../model/converted-menu';

const MAX_NAME = 120;
const MAX_DESCRIPTION = 600;
const MAX_PORTIONS = 12;
const PICTURE = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Removes values that the menu of a hotel's folder cannot contain, and adds them to the list of losses. */
export function fitMenu(menu: ConvertedMenu): ConvertedMenu {
  const lost = [...menu.lost];
  const report = (what: string) => void lost.push(what);
  const items = menu.items.flatMap((item) => fitItem(item, report));
  const name = menu.name && fitText(menu.name, MAX_NAME, (why) => report(`the menu’s name ${why}`));
  const { name: _name, ...others } = menu;
  return { ...others, items, lost, ...(name && { name }) };
}

function fitItem(item: ConvertedItem, report: (what: string) => void): ConvertedItem[] {
  const lost = (part: string) => (why: string) => report(`${item.place}: ${part} ${why}`);
  const name = fitText(item.name, MAX_NAME, lost('its name'));
  const section = fitText(item.section, MAX_NAME, lost('its section'));
  if (!name || !section) return [];
  const { description, picture, portions, ...others } = item;
  const fitting: ConvertedItem = { ...others, name, section };
  const text = description && fitText(description, MAX_DESCRIPTION, lost('its description'));
  if (text) fitting.description = text;
  if (picture !== undefined) {
    const plain = picture.replace(/\.[a-z]{3,4}$/i, '').toLowerCase();
    if (PICTURE.test(plain)) fitting.picture = plain;
    else lost('its picture')('has no name of letters, digits and dashes');
  }
  if (portions && portions.length > MAX_PORTIONS) lost('its portions')(`are more than ${MAX_PORTIONS}`);
  else if (portions)
    fitting.portions = portions.flatMap((one) => {
      const named = fitText(one.name, MAX_NAME, lost('a portion'));
      return named ? [{ ...one, name: named }] : [];
    });
  return [fitting];
}

function fitText(
  { text, translations }: ConvertedText,
  longest: number,
  lost: (why: string) => void,
): ConvertedText | undefined {
  const problem = problemOf(text, longest);
  if (problem !== undefined) {
    lost(problem);
    return undefined;
  }
  const fitting = Object.entries(translations).filter(([lang, translated]) => {
    const wrong = problemOf(translated, longest);
    if (wrong !== undefined) lost(`in "${lang}" ${wrong}`);
    return wrong === undefined;
  });
  return { text, translations: Object.fromEntries(fitting) };
}

function problemOf(text: string, longest: number): string | undefined {
  if (text.length > longest) return `is longer than ${longest} characters`;
  return text.isWellFormed() && !/[\u0000-\u0008\u000e-\u001f]/.test(text)
    ? undefined
    : 'has a character that no text has';
}
