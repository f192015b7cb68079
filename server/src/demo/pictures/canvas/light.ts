import { mix } from './colour';
import type { Time } from './palette';

/** The setting of a picture, which decides how strongly the time of day colours it. */
export type Setting = 'outdoor' | 'indoor' | 'table' | 'thing';

interface Ambience {
  readonly colour: string;
  readonly share: number;
  readonly sun: string;
  readonly shadow: number;
}

const ambience: Readonly<Record<Time, Ambience>> = {
  morning: { colour: '#ffd2a0', share: 0.1, sun: '#fff1c9', shadow: 16 },
  noon: { colour: '#ffffff', share: 0, sun: '#fff7d8', shadow: 8 },
  dusk: { colour: '#c4574f', share: 0.22, sun: '#ffdf9e', shadow: 22 },
  night: { colour: '#13224d', share: 0.52, sun: '#f4efd9', shadow: 12 },
};

/** Indoors at night, lamps outshine the blue of the sky. */
const lamplight = '#5a3a3c';

const strength: Readonly<Record<Setting, number>> = { outdoor: 1, indoor: 0.5, table: 0.32, thing: 0.3 };

/** The light a picture is drawn in. */
export interface Light {
  readonly time: Time;
  readonly night: boolean;
  readonly sun: string;
  /** How far shadows fall to the side, in picture units. */
  readonly shadow: number;
  /** The colour as it looks in this light. */
  lit(colour: string): string;
}

/** The light of a time of day in a setting. */
export function lightOf(time: Time, setting: Setting): Light {
  const { colour: tone, share, sun, shadow } = ambience[time];
  const colourOfLight = time === 'night' && setting !== 'outdoor' ? lamplight : tone;
  const lit = (colour: string): string => mix(colour, colourOfLight, share * strength[setting]);
  return { time, night: time === 'night', sun, shadow, lit };
}
