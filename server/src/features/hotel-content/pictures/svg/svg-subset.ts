/** The attributes that define how a shape is painted. Children of a group inherit them. */
const PAINT = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'color',
  'display',
  'visibility',
  'transform',
  'clip-path',
  'clip-rule',
];
const GRADIENT = ['gradientUnits', 'gradientTransform', 'spreadMethod', 'href'];

const BOX = ['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio'];
const PATTERN = ['patternUnits', 'patternContentUnits', 'patternTransform', 'href'];

const attributes = (...names: string[]): ReadonlySet<string> => new Set(['id', ...names]);

/**
 * The allowed elements with their allowed attributes: shapes, gradients, patterns, clip paths and `use`. Text is not
 * allowed because it would depend on the fonts of the device; scripts, styles, links and external pictures are not
 * because they could be harmful.
 */
export const SVG_ELEMENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['svg', attributes(...PAINT, ...BOX, 'version')],
  ['g', attributes(...PAINT)],
  ['defs', attributes()],
  ['path', attributes(...PAINT, 'd')],
  ['rect', attributes(...PAINT, 'x', 'y', 'width', 'height', 'rx', 'ry')],
  ['circle', attributes(...PAINT, 'cx', 'cy', 'r')],
  ['ellipse', attributes(...PAINT, 'cx', 'cy', 'rx', 'ry')],
  ['line', attributes(...PAINT, 'x1', 'y1', 'x2', 'y2')],
  ['polyline', attributes(...PAINT, 'points')],
  ['polygon', attributes(...PAINT, 'points')],
  ['linearGradient', attributes(...GRADIENT, 'x1', 'y1', 'x2', 'y2')],
  ['radialGradient', attributes(...GRADIENT, 'cx', 'cy', 'r', 'fx', 'fy', 'fr')],
  ['stop', attributes('offset', 'stop-color', 'stop-opacity')],
  ['pattern', attributes(...PAINT, ...BOX, ...PATTERN)],
  ['clipPath', attributes(...PAINT, 'clipPathUnits')],
  ['use', attributes(...PAINT, 'href', 'x', 'y', 'width', 'height')],
]);

/** Elements that only describe the drawing. They are dropped with everything inside them. */
export const SVG_NOTES: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

const PLAIN_VALUE = /^[-\w#%(),.+/\s]*$/;
const LOCAL_PAINT = /^url\(#([\w.-]{1,64})\)$/;
const LOCAL_HREF = /^#([\w.-]{1,64})$/;
const ID = /^[A-Za-z_][\w.-]{0,63}$/;

/**
 * Checks the value of an attribute. Returns `undefined` if it is not allowed; `refersTo` is the id of another element
 * if the value refers to one.
 */
export function readAttribute(name: string, value: string): { refersTo?: string } | undefined {
  if (name === 'id') return ID.test(value) ? {} : undefined;
  const [, refersTo] = (name === 'href' ? LOCAL_HREF : LOCAL_PAINT).exec(value) ?? [];
  if (refersTo !== undefined) return { refersTo };
  return name !== 'href' && PLAIN_VALUE.test(value) && !/url/i.test(value) ? {} : undefined;
}
