import { chanceFrom } from './canvas/chance';
import { Drawing } from './canvas/drawing';
import { paletteNamed, type Time } from './canvas/palette';
import { at } from './canvas/shapes';
import { barDrinks } from './scene/bar-drinks';
import { bowlDishes } from './scene/bowl-dishes';
import { brushwork } from './scene/brushwork';
import { confectionery } from './scene/confectionery';
import { crafts } from './scene/crafts';
import { desserts } from './scene/desserts';
import { diningRooms } from './scene/dining-rooms';
import { evenings } from './scene/evenings';
import { fishDishes } from './scene/fish-dishes';
import { gardenDishes } from './scene/garden-dishes';
import { growing } from './scene/growing';
import { guestRooms } from './scene/guest-rooms';
import { heroes } from './scene/heroes';
import { hotDrinks } from './scene/hot-drinks';
import { hotelGrounds } from './scene/hotel-grounds';
import { hotelYards } from './scene/hotel-yards';
import { landSports } from './scene/land-sports';
import { meatDishes } from './scene/meat-dishes';
import { monuments } from './scene/monuments';
import { morningDishes } from './scene/morning-dishes';
import { nature } from './scene/nature';
import { openAirEvenings } from './scene/open-air-evenings';
import { outings } from './scene/outings';
import { roomThings } from './scene/room-things';
import { seaLife } from './scene/sea-life';
import { serviceRooms } from './scene/service-rooms';
import { sharedPlates } from './scene/shared-plates';
import { skies } from './scene/skies';
import { softDrinks } from './scene/soft-drinks';
import { symbols } from './scene/symbols';
import { tastings } from './scene/tastings';
import { town } from './scene/town';
import { travelThings } from './scene/travel-things';
import { waterSports } from './scene/water-sports';
import type { Scene } from './scene/scene';

const scenes = new Map<string, Scene>(
  Object.entries({
    ...heroes,
    ...fishDishes,
    ...meatDishes,
    ...sharedPlates,
    ...gardenDishes,
    ...morningDishes,
    ...bowlDishes,
    ...desserts,
    ...confectionery,
    ...hotDrinks,
    ...softDrinks,
    ...barDrinks,
    ...guestRooms,
    ...serviceRooms,
    ...diningRooms,
    ...hotelGrounds,
    ...hotelYards,
    ...town,
    ...monuments,
    ...nature,
    ...skies,
    ...waterSports,
    ...seaLife,
    ...landSports,
    ...outings,
    ...crafts,
    ...brushwork,
    ...evenings,
    ...openAirEvenings,
    ...tastings,
    ...growing,
    ...roomThings,
    ...travelThings,
    ...symbols,
  }),
);

/** The names of all scenes that can be drawn. */
export const sceneNames: readonly string[] = [...scenes.keys()];

const allTimes: readonly Time[] = ['morning', 'noon', 'dusk', 'night'];

/** One scene as a complete SVG document, the same for the same arguments; undefined for an unknown scene. */
export function drawPicture(scene: string, paletteName: string, seed: number): string | undefined {
  const found = scenes.get(scene);
  if (found === undefined) return undefined;
  const times = found.times ?? allTimes;
  const text = `${scene} ${paletteName} ${seed}`;
  const chance = chanceFrom(`frame ${text}`);
  const shift = Math.floor(chanceFrom(`${scene} ${paletteName}`)() * times.length);
  const time = times[Math.abs(Math.trunc(seed) + shift) % times.length] ?? 'noon';
  const [width, height] = found.wide === true ? [1600, 900] : [800, 600];
  const d = new Drawing(paletteNamed(paletteName), time, found.setting, text, width, height);
  if (found.wide === true) return d.finish(found.draw(d));
  // Zoomed in a little, so that moving the picture sideways never shows its edge.
  const zoom = 1.03 + chance() * 0.06;
  const left = -(zoom - 1) * width * (0.2 + chance() * 0.6);
  const top = -(zoom - 1) * height * (0.3 + chance() * 0.4);
  const mirrored = found.steady !== true && chance() < 0.5;
  const content = at(mirrored ? width - left : left, top, found.draw(d), zoom, 0, mirrored ? -zoom : zoom);
  return d.finish(content);
}
