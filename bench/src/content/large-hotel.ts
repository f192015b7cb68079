import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runHotel } from './hotel-command';

const OUTLETS = 40;
const ITEMS = 4_000;
const LARGE_MENU = 400;
const SECTION = 100;
const LANGUAGES = ['en', 'de', 'fr'];
const ALLERGENS = ['[]', '[milk]', '[gluten, eggs]', '[fish]', '[nuts, milk]'];
/** The outlet and the menu with 400 items. */
export const LARGE = { outlet: 'large', menu: 'menu' };
const MENU_FILE = `outlets/${LARGE.outlet}/menus/${LARGE.menu}.yaml`;

export interface LargeHotel {
  folder: string;
  /** Writes other prices of that many items of the large menu. */
  changePrices(items: number): Promise<void>;
}

/** Writes the folder of a hotel with 40 outlets and 4,000 items in three languages. */
export async function writeLargeHotel(folder: string, slug: string, dataDir: string): Promise<LargeHotel> {
  await runHotel(dataDir, 'new', folder, '--slug', slug, '--languages', LANGUAGES.join(','));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (let n = 0; n < OUTLETS; n += 1) {
    const name = n === 0 ? LARGE.outlet : `outlet-${n}`;
    const items = n === 0 ? LARGE_MENU : Math.round((ITEMS - LARGE_MENU) / (OUTLETS - 1));
    await write(`outlets/${name}/outlet.yaml`, outletOf(name));
    const menu = `outlets/${name}/menus/${LARGE.menu}.yaml`;
    const dishes = dishesOf(items, n);
    await write(menu, menuOf(dishes));
    for (const language of LANGUAGES.slice(1)) await write(`texts/${language}/${menu}`, textsOf(dishes));
  }
  // The texts of the starter that guests agree to.
  for (const language of LANGUAGES.slice(1)) await translateAll(folder, language, dataDir);
  let turn = 0;
  return {
    folder,
    async changePrices(items) {
      turn += 1;
      let left = items;
      const text = await readFile(join(folder, MENU_FILE), 'utf8');
      const changed = text.replaceAll(/price: (\d+)\.\d\d/g, (whole, units: string) => {
        left -= 1;
        return left < 0 ? whole : `price: ${units}.${String(turn % 100).padStart(2, '0')}`;
      });
      await writeFile(join(folder, MENU_FILE), changed);
    },
  };
}

/** Fills in what the command has left empty. */
async function translateAll(folder: string, language: string, dataDir: string): Promise<void> {
  await runHotel(dataDir, 'texts', folder, '--lang', language);
  for (const path of ['guidelines.yaml', 'directories/the-house.yaml']) {
    const file = join(folder, 'texts', language, path);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text) await writeFile(file, text.replaceAll(/text: (''|"")/g, 'text: Translated'));
  }
}

const outletOf = (name: string) => `key: ${name}
kind: restaurant
name: Restaurant ${name}
description: A restaurant of the benchmark.
priceLevel: 2
place: Ground floor
hours: { weekly: { daily: [00:00-00:00] } }
booking: none
orders: [room, pickup]
`;

interface Dish {
  key: string;
  section: string;
  name: string;
  description: string;
  translated: string;
  n: number;
}

/** Menus of equal texts would be stored once, and compress to nothing. */
function dishesOf(items: number, outlet: number): Dish[] {
  const words = wordsFrom(outlet + 1);
  return Array.from({ length: items }, (_, n) => ({
    key: `dish-${n}`,
    section: `part-${Math.floor(n / SECTION)}`,
    name: `Dish number ${n} ${words(2)}`,
    description: `${words(4)}, with ${words(4)}.`,
    translated: `Plat ${n} ${words(2)}`,
    n,
  }));
}

const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi zo an el in or un ar'.split(' ');

/** Returns a function that makes up words, the same ones in every run. */
function wordsFrom(seed: number): (count: number) => string {
  let state = seed;
  const next = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const word = () =>
    Array.from({ length: 2 + next(3) }, () => SYLLABLES[next(SYLLABLES.length)] ?? '').join('');
  return (count) => Array.from({ length: count }, word).join(' ');
}

function menuOf(dishes: readonly Dish[]): string {
  const sections = new Map<string, Dish[]>();
  for (const dish of dishes) sections.set(dish.section, [...(sections.get(dish.section) ?? []), dish]);
  const head = `key: ${LARGE.menu}\nname: Menu\norderable: true\npricesIncludeTax: true\nsections:\n`;
  return [...sections].reduce(
    (text, [section, ofSection]) =>
      `${text}  - key: ${section}\n    name: ${section}\n    items:\n${ofSection.map(itemOf).join('')}`,
    head,
  );
}

const itemOf = ({ key, name, description, n }: Dish) => `      - key: ${key}
        name: ${name}
        description: ${description}
        price: ${5 + (n % 40)}.00
        allergens: ${ALLERGENS[n % ALLERGENS.length]}
`;

const textsOf = (dishes: readonly Dish[]) =>
  dishes
    .map(
      ({ section, key, name, description, translated }) =>
        `${section}/${key}.name: { source: ${name}, text: ${translated} }\n${section}/${key}.description: { source: "${description}", text: "${description} ${translated}" }\n`,
    )
    .join('');
