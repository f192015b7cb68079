import type { Drawing } from '../canvas/drawing';

const tones = {
  bread: '#e3ab63',
  crust: '#b8743a',
  crumb: '#f6dfb4',
  tomato: '#d94c36',
  tomatoPale: '#ef8a6a',
  lemon: '#f6cf4a',
  lemonPale: '#fdeb9e',
  orange: '#f09a37',
  leaf: '#6a9f45',
  herb: '#3f7538',
  lettuce: '#a5c85e',
  salmon: '#f0855f',
  prawn: '#ee8158',
  prawnPale: '#f9b79a',
  meat: '#7e3f2c',
  meatPale: '#b9655a',
  roast: '#c47a35',
  yolk: '#f7b32f',
  egg: '#fffaf0',
  rice: '#fbf6e8',
  nori: '#26332f',
  cheese: '#f5cf67',
  cream: '#fbedd0',
  cocoa: '#5a3425',
  cocoaPale: '#8a5639',
  coffee: '#6b3f26',
  tea: '#b8702f',
  matcha: '#8fae4a',
  wine: '#7d1f37',
  white: '#f0dc8e',
  beer: '#eda92f',
  berry: '#b8304f',
  grape: '#6b3f77',
  broth: '#d59a4c',
  water: '#bfe2ea',
  silver: '#c3c9cf',
  fish: '#7d9db0',
  iron: '#34363d',
  glass: '#eaf6f7',
} as const;

/** The natural colours of food and drink as they look in a picture's light. */
export function tonesOf(d: Drawing): Record<keyof typeof tones, string> {
  const lit: Record<keyof typeof tones, string> = { ...tones };
  for (const [name, colour] of Object.entries(tones) as [keyof typeof tones, string][])
    lit[name] = d.light.lit(colour);
  return lit;
}
