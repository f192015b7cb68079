const round = (value: number): string => String(Math.round(value));
const faint = (opacity: number): string =>
  opacity < 1 ? ` opacity="${String(opacity).replace('0.', '.')}"` : '';
const whole = (data: string): string =>
  data
    .replace(/-?\d*\.?\d+(e[-+]?\d+)?/g, (value) => round(Number(value) || 0))
    .replace(/ (?=-)|(?<=[a-zA-Z]) | (?=[a-zA-Z])/g, '');
const placed = (name: string, value: number): string =>
  Math.round(value) === 0 ? '' : ` ${name}="${round(value)}"`;

/** A rectangle from its top left corner, optionally with rounded corners. */
export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string {
  // Square corners are written as a path, which is shorter.
  if (radius === 0) return shape(`M${x} ${y}h${w}v${h}h${-w}z`, fill, opacity);
  return `<rect${placed('x', x)}${placed('y', y)} width="${round(w)}" height="${round(h)}" rx="${round(radius)}" fill="${fill}"${faint(opacity)}/>`;
}

/** A disc around its centre. */
export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle${placed('cx', x)}${placed('cy', y)} r="${round(r)}" fill="${fill}"${faint(opacity)}/>`;

/** An oval around its centre. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse${placed('cx', x)}${placed('cy', y)} rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${faint(opacity)}/>`;

/** A filled outline in path notation; coordinates are rounded to whole numbers. */
export const shape = (data: string, fill: string, opacity = 1): string =>
  `<path d="${whole(data)}" fill="${fill}"${faint(opacity)}/>`;

/** A band along a line in path notation, for limbs, handles, stems and ropes; the document leaves it unfilled, with round ends. */
export const band = (data: string, width: number, colour: string, opacity = 1): string =>
  `<path d="${whole(data)}" stroke="${colour}" stroke-width="${round(width)}"${faint(opacity)}/>`;

/** Dots of one size at many places, in one element. */
export const dots = (
  places: readonly (readonly [number, number])[],
  size: number,
  colour: string,
  opacity = 1,
): string => band(places.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join(''), size, colour, opacity);

/** Content moved to a place, then turned (degrees) and scaled there; a negative `scaleX` mirrors it. */
export function at(x: number, y: number, content: string, scale = 1, turn = 0, scaleX = scale): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const scaled =
    scale === 1 && scaleX === 1
      ? ''
      : ` scale(${Number(scaleX.toFixed(2))}${scaleX === scale ? '' : ` ${Number(scale.toFixed(2))}`})`;
  const transform = `transform="translate(${round(x)} ${round(y)})${turned}${scaled}"`;
  // A stamp takes the transform itself.
  if (/^<use [^ ]+\/>$/.test(content)) return `${content.slice(0, -2)} ${transform}/>`;
  return `<g ${transform}>${content}</g>`;
}

/** A path of absolute M, L and Q commands, turned (degrees) and scaled about its origin and moved to a place. */
export function turned(data: string, x: number, y: number, turn: number, scale = 1): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return data.replace(/(-?[\d.]+)[ ,]*(-?[\d.]+) ?/g, (_, along: string, across: string) => {
    const [a, b] = [Number(along), Number(across)];
    return `${Math.round(x + a * cos - b * sin)} ${Math.round(y + a * sin + b * cos)} `;
  });
}

/** Content as one layer, optionally translucent. */
export const layer = (content: string, opacity = 1): string => `<g${faint(opacity)}>${content}</g>`;

/** The same drawing once for each number from 0 up to `count`. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** `count` places evenly round a circle about (0, 0). */
export const ringPlaces = (
  count: number,
  radius: number,
  start = 0,
): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((start + (index * 360) / count) * Math.PI) / 180;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });

/** A drawing at each of `count` places evenly round a circle about (0, 0). */
export const ring = (
  count: number,
  radius: number,
  draw: (x: number, y: number) => string,
  start = 0,
): string =>
  ringPlaces(count, radius, start)
    .map(([x, y]) => draw(x, y))
    .join('');
