import type { Drawing } from '../canvas/drawing';
import { dim, pale } from '../canvas/colour';
import { at, band, oval, shape } from '../canvas/shapes';
import { tilework } from './patterns';

/** A saddled camel that walks to the right, its feet at (x, y), about 250 high. */
export function camel(d: Drawing, x: number, y: number, scale = 1): string {
  const coat = d.light.lit('#c99558');
  const { accent, flower, glow } = d.colours;
  const leg = (data: string, colour: string): string => band(data, 17, colour);
  const body =
    leg('M-66-110L-58-60-74-4M54-110L62-60 52-4', dim(coat, 0.3)) +
    band('M-100-140Q-124-120-118-84', 9, dim(coat, 0.2)) +
    shape(
      'M-104-128Q-104-172-60-172Q-30-176-14-214Q4-236 22-212Q34-176 72-168Q104-160 104-128Q86-84 40-92Q-10-84-60-92Q-100-92-104-128Z',
      d.down(pale(coat, 0.2), coat),
    ) +
    shape('M76-160Q120-104 142-152Q156-190 150-216L176-220Q184-176 168-132Q138-64 66-106Z', coat) +
    shape('M142-206Q138-240 166-240L208-222Q216-208 200-204L172-200Q150-198 142-206Z', pale(coat, 0.1)) +
    shape('M150-236l-6-16 16 10Z', dim(coat, 0.2)) +
    band('M172-224h8', 5, dim(coat, 0.6)) +
    leg('M-88-114L-92-60-80-4M78-114L82-60 88-4', coat) +
    shape('M-50-174Q-24-176-10-206H22Q34-178 58-168L66-112Q8-98-58-112Z', accent) +
    shape('M-56-128L64-128 66-112Q8-98-58-112Z', tilework(d, 18, glow, flower)) +
    band('M170-204Q120-150 70-164', 4, flower);
  return at(x, y, oval(d.light.shadow, 0, 130, 12, d.colours.dark, 0.2) + body, scale);
}
