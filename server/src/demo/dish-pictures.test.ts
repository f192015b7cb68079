import { expect, test } from 'vitest';
import { demoProperties } from './hotels/demo-properties';

/**
 * The dishes, by their English names, that look as each scene is drawn. All others have no picture, because a guest
 * would take it for the dish.
 */
const DISHES_BY_SCENE: Readonly<Record<string, RegExp>> = {
  beer: /\bbeer|lager|\bale\b|\bipa\b/iu,
  bento: /^Children’s tray$/u,
  bread: /^Bread, olives/u,
  burger: /burger/u,
  breakfast: /^Western breakfast$/u,
  cake: /birthday cake/u,
  cheese: /^Cheese plate$/u,
  chicken: /^(Piri-piri chicken|Half a charcoal chicken|Pit-roasted young chicken)$/u,
  chocolate: /^Three chocolates from Gion$/u,
  cocktail: /^Ginja sour$/u,
  coffee: /^(Bica|Cappuccino|Cardamom latte|Dark-roast coffee)$/u,
  curry: /curry/u,
  dates: /kahwa/u,
  dessert: /^Pudim/u,
  dips: /^Hummus and bread$/u,
  eggs: /^Eggs (as you like|your way)$/u,
  fish: /^(Sea bream|Shaari, spangled emperor)$/u,
  fruit: /^Fruit of the week$/u,
  grill: /mishkak|tawook/iu,
  'ice-cream': /^Two scoops$/u,
  juice: /orange juice|[Mm]andarin juice/u,
  matcha: /^(Thick matcha|Thin matcha with a sweet)$/u,
  mezze: /^Mezze tray$/u,
  mocktail: /^Saiq pomegranate$/u,
  pasta: /^Pasta with tomato$/u,
  pastry: /nata/u,
  pizza: /pizza/u,
  sake: /^(House junmai|Tsukimachi)/u,
  salad: /^(House salad|Ohara vegetable salad)$/u,
  sandwich: /^Club sandwich/u,
  soup: /^Caldo verde$/u,
  sparkling: /./u,
  tea: /^(Azores green tea|Lemon-verbena tea|Mountain thyme tea|Pot of hojicha|Hojicha, roasted as you wait|Gyokuro)$/u,
  tofu: /^Sesame tofu$/u,
  water: /[Ww]ater/u,
  'wine-red': /^(?!Tawny|Vinhão|House red)/u,
  'wine-white': /^(?!Wines with|Muscatel)/u,
};

test.each(demoProperties.map((property) => [property.slug, property] as const))(
  'a dish of %s has a picture only if it is of that dish',
  (_slug, { outlets }) => {
    const dishes = outlets.flatMap(({ menus }) =>
      menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items)),
    );
    const pictured = dishes.filter(({ picture }) => picture !== undefined);

    const wrong = pictured
      .filter(({ name, picture = '' }) => DISHES_BY_SCENE[picture]?.test(name.en ?? '') !== true)
      .map(({ name, picture }) => `${name.en} as ${picture}`);

    expect(wrong).toEqual([]);
    expect(pictured.length).toBeGreaterThan(10);
  },
);
