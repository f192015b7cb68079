import type { Drawing } from '../canvas/drawing';
import { dim, mix, pale } from '../canvas/colour';
import { disc, dots, rect, repeat, shape } from '../canvas/shapes';

/** The property's tile or textile pattern as a fill, one repeat `size` units wide. */
export function tilework(
  d: Drawing,
  size: number,
  ground = d.colours.white,
  figure = d.colours.accent,
): string {
  const s = size;
  const half = s / 2;
  const soft = mix(ground, figure, 0.4);
  const corner = (r: number, colour: string): string =>
    dots(
      [
        [0, 0],
        [0, s],
        [s, 0],
        [s, s],
      ],
      r * 2,
      colour,
    );
  const tile = d.byRegion({
    atlantic: () =>
      corner(s * 0.42, soft) +
      corner(s * 0.3, ground) +
      corner(s * 0.18, figure) +
      shape(
        `M${half} ${s * 0.22}Q${s * 0.56} ${s * 0.44} ${s * 0.78} ${half}Q${s * 0.56} ${s * 0.56} ${half} ${s * 0.78}Q${s * 0.44} ${s * 0.56} ${s * 0.22} ${half}Q${s * 0.44} ${s * 0.44} ${half} ${s * 0.22}Z`,
        figure,
      ),
    gulf: () => {
      const r = s * 0.26;
      return (
        corner(s * 0.14, figure) +
        rect(half - r, half - r, r * 2, r * 2, soft) +
        shape(
          `M${half} ${half - r * 1.42}L${half + r * 1.42} ${half} ${half} ${half + r * 1.42} ${half - r * 1.42} ${half}Z`,
          soft,
        ) +
        disc(half, half, r * 0.62, ground) +
        disc(half, half, r * 0.32, figure)
      );
    },
    kyoto: () => {
      const row = (y: number, xs: readonly number[]): string =>
        [[s, soft] as const, [s * 0.72, ground] as const]
          .map(([size, colour]) =>
            dots(
              xs.map((x) => [x, y] as const),
              size,
              colour,
            ),
          )
          .join('');
      return [0.25, 0.5, 0.75, 1, 1.25]
        .map((share, index) => row(s * share, index % 2 === 0 ? [half] : [0, s]))
        .join('');
    },
    plain: () => rect(0, 0, half, half, soft) + rect(half, half, half, half, soft),
  });
  return d.tiled(s, rect(0, 0, s, s, ground) + tile());
}

/** Wooden boards as a fill. */
export function boards(d: Drawing, height = 96, colour = d.colours.wood): string {
  const width = height * 4;
  const grain = repeat(4, (index) => {
    const tone = index % 2 === 0 ? colour : mix(colour, d.colours.woodDark, 0.12);
    return (
      rect(0, index * height, width, height, tone) +
      rect(0, index * height + height - 3, width, 3, dim(colour, 0.3)) +
      rect(((index * 5) % 8) * width * 0.12 + 20, index * height, 3, height, dim(colour, 0.3)) +
      rect(
        ((index * 3) % 4) * width * 0.2 + 40,
        index * height + height * 0.3,
        width * 0.22,
        3,
        dim(colour, 0.14),
      )
    );
  });
  return d.tiled(width, grain);
}

/** Woven stripes as a fill. */
export const stripes = (d: Drawing, size: number, ground: string, line: string, turn = 0): string =>
  d.tiled(
    size,
    rect(0, 0, size, size, ground) +
      rect(0, 0, size * 0.3, size, line) +
      rect(size * 0.42, 0, size * 0.06, size, pale(line, 0.2)),
    turn,
  );
