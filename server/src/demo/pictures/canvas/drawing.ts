import { chanceFrom } from './chance';
import { lightOf, type Light, type Setting } from './light';
import { colourNames, type Colours, type Palette, type Region, type Time } from './palette';

/** The tools that a scene draws with: lit colours, a random generator and gradients. */
export class Drawing {
  readonly region: Region;
  readonly light: Light;
  readonly colours: Colours;
  readonly skyColours: readonly [string, string, string];
  private readonly chance: () => number;
  private seen: string | undefined;
  private readonly definitions = new Map<string, string>();

  constructor(
    palette: Palette,
    time: Time,
    setting: Setting,
    chanceText: string,
    readonly width: number,
    readonly height: number,
  ) {
    this.region = palette.region;
    this.light = lightOf(time, setting);
    this.skyColours = palette.skies[time];
    this.chance = chanceFrom(chanceText);
    const lit = { ...palette.colours };
    for (const name of colourNames) lit[name] = this.light.lit(palette.colours[name]);
    this.colours = lit;
  }

  /** A chance number between two bounds. */
  between(low: number, high: number): number {
    return low + this.chance() * (high - low);
  }

  /** One of the given choices, by chance. */
  pick<Choice>(...choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[Math.floor(this.chance() * choices.length)] ?? choices[0];
  }

  /** The choice that belongs to the region of this picture. */
  byRegion<Choice>(choices: Readonly<Record<Region, Choice>>): Choice {
    return choices[this.region];
  }

  /** A fill that runs from top to bottom through the given colours. */
  down(...colours: readonly string[]): string {
    return this.define('linearGradient', 'x2="0" y2="1"', stops(colours));
  }

  /** A fill that runs from left to right through the given colours. */
  across(...colours: readonly string[]): string {
    return this.define('linearGradient', '', stops(colours));
  }

  /** A fill that is strongest in the middle and fades to nothing at the rim. */
  glow(colour: string, opacity = 1): string {
    const body = `<stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
    return this.define('radialGradient', '', body);
  }

  /** A fill that fades downwards from a colour to nothing. */
  fade(colour: string, from: number, to: number): string {
    const body = `<stop stop-color="${colour}" stop-opacity="${from}"/><stop offset="1" stop-color="${colour}" stop-opacity="${to}"/>`;
    return this.define('linearGradient', 'x2="0" y2="1"', body);
  }

  /** A fill that repeats a square tile. */
  tiled(size: number, tile: string, turn = 0): string {
    const turned = turn === 0 ? '' : ` patternTransform="rotate(${turn})"`;
    return this.define(
      'pattern',
      `width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turned}`,
      tile,
    );
  }

  /** The content, seen only inside an outline. */
  inside(outline: string, content: string): string {
    return `<g clip-path="${this.define('clipPath', '', outline)}">${content}</g>`;
  }

  /** Content that is drawn at several places and written down only once. */
  stamp(content: string, x = 0, y = 0): string {
    const place = x === 0 && y === 0 ? '' : ` x="${Math.round(x)}" y="${Math.round(y)}"`;
    return `<use href="${this.define('g', '', content).slice(4, -1)}"${place}/>`;
  }

  /** The view from this picture's windows: drawn at the first call and the same at every further one. */
  outlook(draw: () => string): string {
    this.seen ??= this.stamp(draw());
    return this.seen;
  }

  /** The complete document with this content. */
  finish(content: string): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    const definitions = [...this.definitions.values()].join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${definitions}</defs>${content}</svg>`;
  }

  private define(element: string, attributes: string, body: string): string {
    const key = `${element} ${attributes} ${body}`;
    const index = [...this.definitions.keys(), key].indexOf(key);
    const id = index < 26 ? (index + 10).toString(36) : `a${index}`;
    this.definitions.set(
      key,
      `<${element} id="${id}"${attributes === '' ? '' : ' '}${attributes}>${body}</${element}>`,
    );
    return `url(#${id})`;
  }
}

function stops(colours: readonly string[]): string {
  const last = Math.max(1, colours.length - 1);
  return colours
    .map(
      (colour, index) =>
        `<stop${index === 0 ? '' : ` offset="${Math.round((index * 100) / last) / 100}"`} stop-color="${colour}"/>`,
    )
    .join('');
}
