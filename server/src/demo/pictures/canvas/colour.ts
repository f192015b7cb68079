const channel = (colour: string, index: number): number =>
  parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);

/** The colour that lies `share` (0 to 1) of the way from one `#rrggbb` colour to another. */
export function mix(from: string, to: string, share: number): string {
  const part = (index: number): string => {
    const value = channel(from, index) * (1 - share) + channel(to, index) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  };
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** A darker, slightly bluish variant of a colour, as in shadow. */
export const dim = (colour: string, share = 0.2): string => mix(colour, '#1b2138', share);

/** A lighter, slightly warm variant of a colour, as in sunlight. */
export const pale = (colour: string, share = 0.3): string => mix(colour, '#fff9ec', share);
