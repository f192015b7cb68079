import { dim, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, oval, shape } from '../canvas/shapes';

type Point = readonly [number, number];

/** Joints of a figure that looks to the right; the second arm and the second leg are the nearer ones. */
export interface Pose {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  /** Elbow and hand. */
  readonly arms: readonly (readonly [Point, Point])[];
  /** Knee and foot. */
  readonly legs: readonly (readonly [Point, Point])[];
}

/** The clothes of a figure. */
interface Clothing {
  readonly top?: string;
  readonly bottom?: string;
  readonly hair?: 'short' | 'bun' | 'long' | 'hat' | 'cap' | 'scarf' | 'helmet';
  readonly bare?: boolean;
}

/** A skin tone, by chance. */
export const skinTone = (d: Drawing): string =>
  d.light.lit(d.pick('#f0c3a0', '#d9a178', '#b97a52', '#8a5638', '#e8b48c'));

const to = ([x, y]: Point): string => `${x} ${y} `;

function headOf(
  d: Drawing,
  [x, y]: Point,
  skin: string,
  hair: NonNullable<Clothing['hair']>,
  cloth: string,
): string {
  const dark = d.light.lit(d.pick('#2c211f', '#4a3023', '#1f1d24', '#6d4429'));
  const face = disc(x + 3, y + 3, 18, skin);
  const crown = shape(
    `M${x - 21} ${y + 6}Q${x - 24} ${y - 22} ${x + 2} ${y - 22}Q${x + 22} ${y - 20} ${x + 20} ${y - 6}Q${x + 4} ${y - 12} ${x - 4} ${y - 2}L${x - 10} ${y + 14}Q${x - 18} ${y + 14} ${x - 21} ${y + 6}Z`,
    dark,
  );
  if (hair === 'scarf') return oval(x - 3, y + 6, 23, 28, cloth) + oval(x + 5, y + 2, 13, 16, skin);
  if (hair === 'bun') return disc(x - 18, y - 18, 10, dark) + face + crown;
  if (hair === 'long') return band(`M${x - 12} ${y - 4}q-10 22-4 42`, 18, dark) + face + crown;
  if (hair === 'hat')
    return (
      face +
      crown +
      shape(
        `M${x - 17} ${y - 10}Q${x - 14} ${y - 32} ${x + 2} ${y - 32}T${x + 20} ${y - 10}Z`,
        d.colours.sand,
      ) +
      oval(x + 2, y - 9, 34, 7, d.colours.sandDark)
    );
  if (hair === 'cap')
    return (
      face +
      shape(
        `M${x - 20} ${y}Q${x - 22} ${y - 22} ${x + 2} ${y - 22}T${x + 22} ${y - 4}L${x + 36} ${y}Q${x + 20} ${y + 4} ${x - 20} ${y}Z`,
        cloth,
      )
    );
  if (hair === 'helmet')
    return face + shape(`M${x - 24} ${y}Q${x - 24} ${y - 28} ${x + 2} ${y - 28}T${x + 26} ${y - 2}Z`, cloth);
  return face + crown;
}

/** A faceless figure in a pose, about 220 high when it stands, its origin at (x, y). */
export function person(
  d: Drawing,
  x: number,
  y: number,
  pose: Pose,
  look: Clothing = {},
  scale = 1,
  facing: 1 | -1 = 1,
): string {
  const { accent, dark, woodDark } = d.colours;
  const top = look.top ?? accent;
  const bottom = look.bottom ?? dark;
  const skin = skinTone(d);
  const arms = pose.arms.map(([elbow, hand], index) => {
    const sleeve = look.bare ? skin : index === 0 ? dim(top, 0.22) : dim(top, 0.08);
    return band(`M${to(pose.neck)}L${to(elbow)}L${to(hand)}`, 15, sleeve) + disc(hand[0], hand[1], 9, skin);
  });
  const legs = pose.legs.map(([knee, foot], index) => {
    const cloth = index === 0 ? dim(bottom, 0.22) : bottom;
    return (
      band(`M${to(pose.hip)}L${to(knee)}L${to(foot)}`, 21, cloth) +
      band(`M${foot[0]} ${foot[1] + 4}h12`, 13, look.bare ? skin : woodDark)
    );
  });
  const torso =
    band(`M${pose.neck[0]} ${pose.neck[1] + 10}L${to(pose.hip)}`, 40, top) +
    band(`M${to(pose.neck)}L${to(pose.head)}`, 14, dim(skin, 0.1));
  const [behind = '', ...before] = arms;
  return at(
    x,
    y,
    behind +
      legs.join('') +
      torso +
      before.join('') +
      headOf(d, pose.head, skin, look.hair ?? 'short', pale(top, 0.25)),
    scale,
    0,
    scale * facing,
  );
}

/** A kneeling figure in a robe, seen from the side, about 150 high; hands reach to (62, -62). */
export function kneeling(
  d: Drawing,
  x: number,
  y: number,
  robe: string,
  scale = 1,
  facing: 1 | -1 = 1,
): string {
  const skin = skinTone(d);
  const body =
    shape(
      'M-46 0Q-56-34-28-48L-22-104Q0-122 22-102L26-48Q66-40 64 0Z',
      d.across(pale(robe, 0.15), dim(robe, 0.15)),
    ) +
    shape('M-24-66L28-60 28-44-26-50Z', d.colours.glow) +
    band('M2-94Q34-72 60-64', 22, dim(robe, 0.12)) +
    disc(66, -62, 9, skin) +
    shape('M-2-112L16-112 12-84Z', d.colours.white);
  return at(
    x,
    y,
    body + band('M4-108V-124', 14, dim(skin, 0.1)) + headOf(d, [4, -138], skin, 'bun', robe),
    scale,
    0,
    scale * facing,
  );
}
